# fault: approve is asked for tools outside the set too
def guarded_call(name, args, tools, approve):
    decision = approve(name, args)
    if decision["approved"]:
        return str(tools[name](**args))
    return f"BLOCKED: {name}. Reason: {decision.get('reason') or 'none'}. Do not retry."
