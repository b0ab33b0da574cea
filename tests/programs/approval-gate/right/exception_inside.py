class Declined(Exception):
    pass


def ask(name, args, approve):
    try:
        verdict = approve(name, args)
        if not verdict["approved"]:
            raise Declined(verdict["reason"])
    except KeyError:
        raise Declined("they did not say why") from None


def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        try:
            ask(name, args, approve)
        except Declined as no:
            return "BLOCKED: " + name + " / " + str(no) + " / do not retry"
    return str(tools[name](**args))
