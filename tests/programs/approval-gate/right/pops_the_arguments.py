def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        decision = approve(name, args)
        if not decision["approved"]:
            reason = decision.get("reason", "no reason given")
            return f"BLOCKED: {name} was declined ({reason}). Do not retry."
    return str(tools[name](**{k: args.pop(k) for k in list(args)}))
