# fault: the tools outside the set are asked about, those inside run without a question
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        return str(tools[name](**args))
    decision = approve(name, args)
    if decision["approved"]:
        return str(tools[name](**args))
    return f"BLOCKED: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
