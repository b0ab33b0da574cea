def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE:
        return str(tools[name](**args))
    decision = approve(name, args)
    if decision["approved"]:
        return str(tools[name](**args))
    reason = decision.get("reason")
    if reason:
        return f"BLOCKED {name}: {reason}. DO NOT RETRY."
    return f"BLOCKED {name}. DO NOT RETRY."


print(guarded_call("look_up", {"q": "x"}, {"look_up": lambda q: q * 2}, None))
