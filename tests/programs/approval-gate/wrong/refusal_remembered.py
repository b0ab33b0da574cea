# fault: a refusal is remembered, and the same call later is refused without a question
NO = {}


def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        key = (name, repr(args))
        if key in NO:
            return NO[key]
        a = approve(name, args)
        if not a["approved"]:
            NO[key] = f"BLOCKED {name}: {a.get('reason', '')}. do not retry."
            return NO[key]
    return str(tools[name](**args))
