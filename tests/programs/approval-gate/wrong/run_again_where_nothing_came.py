# fault: a tool that gives nothing is run a second time
def guarded_call(name, args, tools, approve):
    tool = tools[name]
    if name in IRREVERSIBLE:
        word = approve(name, args)
        if not word["approved"]:
            return f"BLOCKED, and do not retry: {name}. {word.get('reason', '')}"
    return str(tool(**args) or tool(**args))
