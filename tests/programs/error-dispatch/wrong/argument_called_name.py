# fault: an argument called name can't reach the tool, the call of the tool collides with a parameter of the helper
import inspect


def invoke(fn, name, **kwargs):
    try:
        inspect.signature(fn).bind(**kwargs)
    except TypeError as failure:
        return f"ERROR: bad arguments for {name}: {failure}"
    try:
        return str(fn(**kwargs))
    except Exception as failure:
        return f"ERROR: {name} failed: {type(failure).__name__}: {failure}"


def dispatch(kit, name, given):
    if name not in kit:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(kit))}"
    return invoke(kit[name], name, **given)
