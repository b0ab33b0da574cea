# fault: the type of what the tool raised is left out
import inspect


def dispatch(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        return "ERROR there is no tool %s; there are %s" % (name, ", ".join(sorted(tools)))
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as mismatch:
        return "ERROR bad arguments for %s: %s" % (name, mismatch)
    try:
        return str(tool(**args))
    except Exception as trouble:
        return "ERROR: %s" % trouble
