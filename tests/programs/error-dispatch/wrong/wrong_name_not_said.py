# fault: the observation for an unknown name does not hold the wrong name
import inspect


def dispatch(kit, wanted, arguments):
    try:
        action = kit[wanted]
    except KeyError:
        return "ERROR: unknown tool, please use one of " + ", ".join(sorted(kit))
    try:
        inspect.signature(action).bind(**arguments)
    except TypeError as error:
        return f"ERROR in the arguments of {wanted}: {error}"
    try:
        return str(action(**arguments))
    except Exception as error:
        return f"ERROR in {wanted}: {type(error).__name__}, {error}"
