# fault: the answer is taken for a yes because the dict is not empty
def refuse(name, answer):
    reason = answer.get("reason")
    return " ".join(filter(None, [f"BLOCKED: {name} may not run.", reason, "Do not retry this."]))


def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        answer = approve(name, args)
        if not answer:
            return refuse(name, {})
    return str(tools[name](**args))
