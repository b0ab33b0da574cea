# fault: the refusal tells the model to try again later
def guarded_call(name, args, tools, approve):
    def run():
        return str(tools[name](**args))

    if name not in IRREVERSIBLE:
        return run()
    decision = approve(name, args)
    if decision["approved"]:
        return run()
    because = f" because {decision['reason']}" if decision.get("reason") else ""
    return f"BLOCKED: {name} was not approved{because}, try again later."
