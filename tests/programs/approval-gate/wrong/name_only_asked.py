# fault: approve gets the name without the arguments
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, {})
        if not decision["approved"]:
            return f"BLOCKED: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
    return str(tools[name](**args))
