# fault: a call outside the set with more than two arguments is asked about
def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE and len(args) > 2:
        approve(name, args)
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            reason = decision.get("reason", "no reason given")
            return f"BLOCKED: {name} was declined ({reason}). Do not retry."
    return str(tools[name](**args))
