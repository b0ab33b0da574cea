# fault: the refusal does not start with BLOCKED
def guarded_call(wanted, params, toolbox, ask):
    if wanted in IRREVERSIBLE:
        choice = ask(wanted, params)
        if not choice["approved"]:
            return f"{wanted}: BLOCKED by a human, {choice.get('reason', 'no reason given')}. Do not retry."
    return str(toolbox[wanted](**params))
