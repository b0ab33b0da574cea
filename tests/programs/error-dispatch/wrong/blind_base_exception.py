# fault: Ctrl-C and an exit are turned into an observation too
from inspect import signature


def complain(*words):
    return " ".join(["ERROR:", *map(str, words)])


def dispatch(tools, name, args):
    if name not in tools:
        return complain("unknown tool", name, "- choose one of", list(tools))
    tool = tools[name]
    try:
        signature(tool).bind(**args)
    except TypeError as e:
        return complain("bad arguments for", name, e)
    try:
        result = tool(**args)
    except BaseException as e:
        return complain(name, "raised", type(e).__name__, e)
    return str(result)
