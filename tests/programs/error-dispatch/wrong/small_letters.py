# fault: the observations start with "Error", not with ERROR
import inspect


def oops(what):
    return f"Error: {what}"


def dispatch(tools, name, args):
    if name not in tools:
        return oops(f"no tool {name}, there are {', '.join(tools)}")
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return oops(f"{name}: {exc}")
    try:
        return str(tools[name](**args))
    except Exception as exc:
        return oops(f"{type(exc).__name__}: {exc}")
