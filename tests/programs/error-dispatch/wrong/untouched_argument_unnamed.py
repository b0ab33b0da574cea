# fault: the error for bad arguments does not say which argument
import inspect


def dispatch(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        return "ERROR there is no tool %s; there are %s" % (name, ", ".join(sorted(tools)))
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as mismatch:
        return "ERROR bad arguments for %s" % name
    try:
        return str(tool(**args))
    except Exception as trouble:
        return "ERROR %s: %s" % (type(trouble).__name__, trouble)
