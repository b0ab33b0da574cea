# fault: a refusal without a reason raises a KeyError
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        match approve(name, args):
            case {"approved": True}:
                pass
            case decision:
                return "BLOCKED: {}. Reason: {reason}. Do not retry.".format(name, **decision)
    return str(tools[name](**args))
