# fault: the observation of a tool that raises lacks the exception's message
import inspect


def dispatch(known, which, params):
    if which not in known:
        return f"ERROR: no tool {which}. Available: {', '.join(sorted(known))}"
    try:
        inspect.signature(known[which]).bind(**params)
    except TypeError as error:
        return f"ERROR: {which}: {error}"
    res = None
    try:
        res = str(known[which](**params))
    except Exception as error:
        res = f"ERROR: {which} failed with {error.__class__.__name__}"
    finally:
        print("called", which)
    return res
