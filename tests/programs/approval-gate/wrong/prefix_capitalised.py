# fault: the refusal starts with Blocked, not with BLOCKED
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"Blocked: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
    return str(tools[name](**args))
