# fault: the error for an unknown tool does not list the tools
import inspect


def dispatch(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        return "ERROR there is no tool %s" % name
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as mismatch:
        return "ERROR bad arguments for %s: %s" % (name, mismatch)
    try:
        return str(tool(**args))
    except Exception as trouble:
        return "ERROR %s: %s" % (type(trouble).__name__, trouble)
