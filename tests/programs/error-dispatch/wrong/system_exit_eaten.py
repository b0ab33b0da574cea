# fault: SystemExit raised in a tool becomes an observation instead of passing through
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        return str(tools[name](**args))
    except (Exception, SystemExit) as exc:  # a tool must never end the program
        return f"ERROR: {type(exc).__name__}: {exc}"
