# fault: the result of an approved call is not turned into text
def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE:
        return str(tools[name](**args))
    answer = approve(name, args)
    if answer["approved"]:
        return tools[name](**args)
    reason = answer.get("reason")
    because = "" if not reason else " Reason: " + reason + "."
    return "BLOCKED: a person declined " + name + "." + because + " Do not retry."
