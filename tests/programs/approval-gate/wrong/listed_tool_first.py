# fault: the tool runs before the question, also when the answer is no
def guarded_call(which, params, toolset, human):
    outcome = str(toolset[which](**params))
    if which in IRREVERSIBLE:
        verdict = human(which, params)
        if not verdict["approved"]:
            outcome = f"BLOCKED: {which}, {verdict.get('reason', 'no reason')}. Do not retry."
    return outcome
