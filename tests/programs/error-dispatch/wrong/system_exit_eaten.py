# fault: SystemExit raised in a tool becomes an observation instead of passing through
import inspect


def dispatch(kit, label, kwargs):
    if label not in kit:
        return f"ERROR: no tool {label}. Available: {', '.join(sorted(kit))}"
    try:
        inspect.signature(kit[label]).bind(**kwargs)
    except TypeError as e:
        return f"ERROR: {label}: {e}"
    try:
        return str(kit[label](**kwargs))
    except (Exception, SystemExit) as e:  # a tool must never end the program
        return f"ERROR: {type(e).__name__}: {e}"
