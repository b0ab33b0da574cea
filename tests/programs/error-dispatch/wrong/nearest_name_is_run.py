# fault: an unknown name that is close to a tool's runs that tool instead of giving an error observation
import difflib
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        near = difflib.get_close_matches(str(name), list(tools), n=1, cutoff=0.8)
        if not near:
            return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
        name = near[0]
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        return str(tools[name](**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
