# fault: an approved call returns what the tool returned, not its str
def guarded_call(title, kwargs, known, human):
    if title in IRREVERSIBLE:
        ruling = human(title, kwargs)
        if not ruling["approved"]:
            return f"BLOCKED: {title}. Reason: {ruling.get('reason', 'none')}. Do not retry."
        return known[title](**kwargs)
    return str(known[title](**kwargs))
