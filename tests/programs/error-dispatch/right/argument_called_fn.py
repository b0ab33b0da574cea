import inspect


def _call(fn, **kw):
    return fn(**kw)


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r}. Available: {', '.join(sorted(tools))}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(_call(fn, **args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
