# fault: the person does not see the arguments
def guarded_call(name, args, tools, approve):
    if name not in IRREVERSIBLE:
        return str(tools[name](**args))
    answer = approve(name, {})
    if answer["approved"]:
        return str(tools[name](**args))
    reason = answer.get("reason")
    because = "" if not reason else " Reason: " + reason + "."
    return "BLOCKED: a person declined " + name + "." + because + " Do not retry."
