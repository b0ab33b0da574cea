# fault: an approved call returns what the tool returned, not its str
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            return f"BLOCKED: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
        return tools[name](**args)
    return str(tools[name](**args))
