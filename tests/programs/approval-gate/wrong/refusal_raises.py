# fault: a refusal raises, it does not come back as a string
class Blocked(Exception):
    pass

def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            raise Blocked(f"BLOCKED: {name}. {decision.get('reason', '')} Do not retry.")
    return str(tools[name](**args))
