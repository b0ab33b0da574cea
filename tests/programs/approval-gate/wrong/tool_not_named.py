# fault: the refusal does not name the tool
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"BLOCKED: a human said no. Reason: {decision.get('reason', 'none given')}. Do not retry."
    return str(tools[name](**args))
