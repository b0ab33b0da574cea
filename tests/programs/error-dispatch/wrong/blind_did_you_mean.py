# fault: an unknown name is answered with the nearest names and not with all of them
import difflib
import inspect


def dispatch(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        near = difflib.get_close_matches(name, tools, n=1)
        return f"ERROR: unknown tool {name}. Did you mean {near}?"
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as e:
        return f"ERROR: arguments of {name}: {e}"
    try:
        return str(tool(**args))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
