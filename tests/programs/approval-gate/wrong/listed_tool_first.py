# fault: the tool runs before the question, also when the answer is no
def guarded_call(name, args, tools, approve):
    outcome = str(tools[name](**args))
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            outcome = f"BLOCKED: {name}, {decision.get('reason', 'no reason')}. Do not retry."
    return outcome
