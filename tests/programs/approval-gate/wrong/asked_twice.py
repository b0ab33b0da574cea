# fault: approve is asked twice, once for the decision and once for the reason
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE and not approve(name, args)["approved"]:
        reason = approve(name, args).get("reason", "none given")
        return f"BLOCKED: {name}. Reason: {reason}. Do not retry."
    return str(tools[name](**args))
