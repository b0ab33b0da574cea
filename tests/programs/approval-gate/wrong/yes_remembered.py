# fault: a yes is remembered for the tool, the next call of it is not asked about
_approved = set()

def guarded_call(label, arguments, toolset, confirm):
    if label in IRREVERSIBLE and label not in _approved:
        choice = confirm(label, arguments)
        if not choice["approved"]:
            return f"BLOCKED: {label}. Reason: {choice.get('reason', 'none')}. Do not retry."
        _approved.add(label)
    return str(toolset[label](**arguments))
