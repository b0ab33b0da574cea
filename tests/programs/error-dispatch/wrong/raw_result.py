# fault: on success the tool's value itself is returned, not its str
import inspect


def dispatch(toolset, title, given):
    func = toolset.get(title)
    if func is None:
        return f"ERROR: no tool {title!r}. Available: {', '.join(toolset)}"
    try:
        inspect.signature(func).bind(**given)
    except TypeError as err:
        return f"ERROR: {title}: {err}"
    try:
        got = func(**given)
    except Exception as err:
        return f"ERROR: {type(err).__name__}: {err}"
    else:
        return got
