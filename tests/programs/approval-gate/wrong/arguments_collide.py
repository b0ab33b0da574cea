# fault: a tool with an argument called `name` can't be called: the helper has a parameter of that name
def _run(tools, name, **args):
    return str(tools[name](**args))


def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        answer = approve(name, args)
        if not answer["approved"]:
            return f"BLOCKED: {name} was declined ({answer.get('reason', 'no reason')}); do not retry"
    return _run(tools, name, **args)
