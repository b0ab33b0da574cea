# fault: on success the tool's value itself is returned, not its str
import inspect


def dispatch(tools, name, args):
    fn = tools.get(name)
    if fn is None:
        return f"ERROR: no tool {name!r}. Available: {', '.join(tools)}"
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        result = fn(**args)
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
    else:
        return result
