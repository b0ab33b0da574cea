# fault: a yes is remembered for the tool, the next call of it is not asked about
_approved = set()


def guarded_call(called, arguments, toolset, confirm):
    if called in IRREVERSIBLE and called not in _approved:
        choice = confirm(called, arguments)
        if not choice["approved"]:
            return f"BLOCKED: {called}. Reason: {choice.get('reason', 'none')}. Do not retry."
        _approved.add(called)
    return str(toolset[called](**arguments))
