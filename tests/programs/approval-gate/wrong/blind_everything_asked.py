# fault: a person is asked about every tool, also about harmless ones
def guarded_call(name, args, tools, approve):
    answer = approve(name, args)
    if not answer["approved"]:
        reason = answer.get("reason") or "no reason given"
        return f"BLOCKED: {name} was declined ({reason}). Do not retry."
    return str(tools[name](**args))
