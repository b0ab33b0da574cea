# fault: Ctrl-C becomes an observation too
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
    except BaseException as trouble:
        return "ERROR %s: %s" % (type(trouble).__name__, trouble)
