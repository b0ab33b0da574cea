# fault: no more than ten of the available names are listed
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r}. Available: {', '.join(list(tools)[:10])}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
