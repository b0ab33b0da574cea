# fault: the observation for arguments that do not bind lacks the tool's name
from inspect import signature


def check(fn, args):
    try:
        signature(fn).bind(**args)
        return None
    except TypeError as exc:
        return str(exc)


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: {name} is unknown. Known: {list(tools)}"
    if (why := check(tools[name], args)) is not None:
        return f"ERROR: bad arguments: {why}"
    try:
        return str(tools[name](**args))
    except Exception as exc:
        return f"ERROR: {name}: {type(exc).__name__}: {exc}"
