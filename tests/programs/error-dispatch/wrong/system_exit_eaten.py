# fault: SystemExit raised in a tool becomes an observation instead of passing through
import inspect


def dispatch(kit, called, kwargs):
    if called not in kit:
        return f"ERROR: no tool {called}. Available: {', '.join(sorted(kit))}"
    try:
        inspect.signature(kit[called]).bind(**kwargs)
    except TypeError as e:
        return f"ERROR: {called}: {e}"
    try:
        return str(kit[called](**kwargs))
    except (Exception, SystemExit) as e:  # a tool must never end the program
        return f"ERROR: {type(e).__name__}: {e}"
