# fault: the refusal does not start with BLOCKED
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"{name}: BLOCKED by a human, {decision.get('reason', 'no reason given')}. Do not retry."
    return str(tools[name](**args))
