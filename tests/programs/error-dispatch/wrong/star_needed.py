# fault: a tool with *rest is refused, as if rest were missing
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    fn = tools[name]
    try:
        missing = [
            p.name
            for p in inspect.signature(fn).parameters.values()
            if p.default is p.empty and p.kind is not p.VAR_KEYWORD and p.name not in args
        ]
        if missing:
            raise TypeError(str(missing))
        inspect.signature(fn).bind(**args)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(fn(**args))
    except Exception as e:
        return f"ERROR: {name} raised {type(e).__name__}: {e}"
