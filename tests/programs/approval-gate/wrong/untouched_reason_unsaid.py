# fault: the reason is not passed on
def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE:
        return str(tools[name](**args))
    answer = approve(name, args)
    if answer["approved"]:
        return str(tools[name](**args))
    reason = answer.get("reason")
    because = "" if not reason else " A reason was given."
    return "BLOCKED: a person declined " + name + "." + because + " Do not retry."
