# fault: only the errors the author thought of are caught, any other exception of a tool is raised into the loop
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
    except (ValueError, TypeError, KeyError, ArithmeticError) as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
