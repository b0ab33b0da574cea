# fault: the refusal does not hold the reason that was given
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        if not approve(name, args)["approved"]:
            return f"BLOCKED: a human declined {name}. Do not retry."
    return str(tools[name](**args))
