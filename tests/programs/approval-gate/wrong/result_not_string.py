# fault: an approved call returns what the tool returned, not its str
def guarded_call(asked_name, kwargs, known, human):
    if asked_name in IRREVERSIBLE:
        ruling = human(asked_name, kwargs)
        if not ruling["approved"]:
            return f"BLOCKED: {asked_name}. Reason: {ruling.get('reason', 'none')}. Do not retry."
        return known[asked_name](**kwargs)
    return str(known[asked_name](**kwargs))
