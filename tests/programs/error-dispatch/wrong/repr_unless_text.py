# fault: what is no string is given by its repr, not its str
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r}. Available: {', '.join(sorted(tools))}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        out = fn(**args)
        return out if isinstance(out, str) else repr(out)
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
