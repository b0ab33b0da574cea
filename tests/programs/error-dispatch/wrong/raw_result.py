# fault: on success the tool's value itself is returned, not its str
import inspect


def dispatch(toolset, asked_name, given):
    func = toolset.get(asked_name)
    if func is None:
        return f"ERROR: no tool {asked_name!r}. Available: {', '.join(toolset)}"
    try:
        inspect.signature(func).bind(**given)
    except TypeError as err:
        return f"ERROR: {asked_name}: {err}"
    try:
        got = func(**given)
    except Exception as err:
        return f"ERROR: {type(err).__name__}: {err}"
    else:
        return got
