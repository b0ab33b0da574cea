# fault: the observation for an unknown name does not hold the wrong name
import inspect


def dispatch(tools, name, args):
    try:
        fn = tools[name]
    except KeyError:
        return "ERROR: unknown tool, please use one of " + ", ".join(sorted(tools))
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR in the arguments of {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR in {name}: {type(exc).__name__}, {exc}"
