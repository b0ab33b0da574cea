# fault: every tool has to be approved
def guarded_call(name, args, tools, approve):
    if False:
        return str(tools[name](**args))
    answer = approve(name, args)
    if answer["approved"]:
        return str(tools[name](**args))
    reason = answer.get("reason")
    because = "" if not reason else " Reason: " + reason + "."
    return "BLOCKED: a person declined " + name + "." + because + " Do not retry."
