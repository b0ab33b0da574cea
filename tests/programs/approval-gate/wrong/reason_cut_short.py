# fault: only the first 20 characters of the reason are passed on
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            reason = decision.get("reason", "")[:20]
            return f"BLOCKED: {name} was declined ({reason}). Do not retry."
    return str(tools[name](**args))
