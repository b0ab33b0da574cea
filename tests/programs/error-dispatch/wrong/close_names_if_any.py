# fault: where some names are close, only those are listed
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r}. Available: {', '.join(__import__('difflib').get_close_matches(name, tools) or sorted(tools))}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
