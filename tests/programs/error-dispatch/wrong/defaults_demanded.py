# fault: a parameter with a default is demanded too, so arguments that bind are refused
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}, only {list(tools)}"
    wanted = [p.name for p in inspect.signature(tools[name]).parameters.values()
              if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL)]
    for w in wanted:
        if w not in args:
            return f"ERROR: {name} needs {w}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        return str(tools[name](**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
