# fault: an argument called name can't reach the tool, the call of the tool collides with a parameter of the helper
import inspect


def invoke(fn, name, **kwargs):
    try:
        inspect.signature(fn).bind(**kwargs)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**kwargs))
    except Exception as exc:
        return f"ERROR: {name} failed: {type(exc).__name__}: {exc}"


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    return invoke(tools[name], name, **args)
