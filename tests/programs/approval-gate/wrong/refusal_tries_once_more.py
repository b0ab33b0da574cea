# fault: approve is asked again after a no, a second yes runs the tool
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        for _ in range(2):
            decision = approve(name, args)
            if decision["approved"]:
                break
        else:
            return f"BLOCKED: {name}. Reason: {decision.get('reason', 'none')}. Do not retry."
    return str(tools[name](**args))
