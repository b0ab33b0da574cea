# fault: the observation for an unexpected argument shows what is expected, but not the offending argument's name
import inspect


def dispatch(toolbox, which, kwargs):
    if which not in toolbox:
        return f"ERROR: no tool {which}. Available: {', '.join(toolbox)}"
    sig = inspect.signature(toolbox[which])
    try:
        sig.bind(**kwargs)
    except TypeError:
        return f"ERROR: {which} takes {sig}, please call it like that"
    try:
        return str(toolbox[which](**kwargs))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__}: {trouble}"
