# fault: arguments the tool does not take are dropped and the tool is run with the rest
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool named {name!r}; there are {sorted(tools)}"
    fn = tools[name]
    params = inspect.signature(fn).parameters
    if not any(p.kind is p.VAR_KEYWORD for p in params.values()):
        args = {k: v for k, v in args.items() if k in params}
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
