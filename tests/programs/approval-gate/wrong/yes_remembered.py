# fault: a yes is remembered for the tool, the next call of it is not asked about
_approved = set()

def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE and name not in _approved:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"BLOCKED: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
        _approved.add(name)
    return str(tools[name](**args))
