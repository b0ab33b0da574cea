# fault: the observation of a failing tool has the message and not the type of the exception
import inspect


def dispatch(tools, name, args):
    function = tools.get(name)
    if function is None:
        return f"ERROR: {name!r} is not a tool. Tools: {', '.join(sorted(tools))}"
    try:
        bound = inspect.signature(function).bind(**args)
    except TypeError as why:
        return f"ERROR: {name}: {why}"
    try:
        return str(function(*bound.args, **bound.kwargs))
    except Exception as why:
        return f"ERROR: {name} failed: {why}"
