# fault: the refusal does not say do not retry
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"BLOCKED: a human declined {name}. Reason: {decision.get('reason', 'none given')}."
    return str(tools[name](**args))
