# fault: the observation for an unexpected argument shows what is expected, but not the offending argument's name
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(tools)}"
    sig = inspect.signature(tools[name])
    try:
        sig.bind(**args)
    except TypeError:
        return f"ERROR: {name} takes {sig}, please call it like that"
    try:
        return str(tools[name](**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
