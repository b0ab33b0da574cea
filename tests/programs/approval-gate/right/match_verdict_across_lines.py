def guarded_call(name, args, tools, approve):
    verdict = {"approved": True} if name not in IRREVERSIBLE else approve(name, args)
    match verdict:
        case {"approved": True}:
            return f"{tools[name](**args)}"
        case {"reason": why}:
            return f"BLOCKED: {name!r} was declined ({why!r}).\nDO NOT\nRETRY"
        case _:
            return "BLOCKED: %r was declined. Do Not Retry" % name
