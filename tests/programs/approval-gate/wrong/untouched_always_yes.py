# fault: a declined call runs
def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE:
        return str(tools[name](**args))
    answer = approve(name, args)
    if answer:
        return str(tools[name](**args))
    reason = answer.get("reason")
    because = "" if not reason else " Reason: " + reason + "."
    return "BLOCKED: a person declined " + name + "." + because + " Do not retry."
