# fault: the tool is run with the arguments it knows before it turns out that others do not bind
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    fn = tools[name]
    params = inspect.signature(fn).parameters
    takes_all = any(p.kind is p.VAR_KEYWORD for p in params.values())
    known = {k: v for k, v in args.items() if takes_all or k in params}
    try:
        out = str(fn(**known))
        inspect.signature(fn).bind(**args)
    except Exception as exc:
        return f"ERROR: {name}: {type(exc).__name__}: {exc}"
    return out
