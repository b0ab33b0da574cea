# fault: a refusal reads like a passing error, it does not start with BLOCKED and does not say do not retry
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE and not (decision := approve(name, args))["approved"]:
        return f"ERROR: {name} is not available at the moment ({decision.get('reason', 'unknown')})."
    return str(tools[name](**args))
