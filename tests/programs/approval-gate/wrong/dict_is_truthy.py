# fault: the decision itself is tested, not its approved, so that a no runs the tool
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision:
            return f"BLOCKED: {name} was declined. Do not retry."
    return str(tools[name](**args))
