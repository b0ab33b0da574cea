# fault: an argument called name can't reach the tool, the call of the tool collides with a parameter of the helper
import inspect


def invoke(action, label, **kwargs):
    try:
        inspect.signature(action).bind(**kwargs)
    except TypeError as failure:
        return f"ERROR: bad arguments for {label}: {failure}"
    try:
        return str(action(**kwargs))
    except Exception as failure:
        return f"ERROR: {label} failed: {type(failure).__name__}: {failure}"


def dispatch(kit, label, given):
    if label not in kit:
        return f"ERROR: no tool {label}. Available: {', '.join(sorted(kit))}"
    return invoke(kit[label], label, **given)
