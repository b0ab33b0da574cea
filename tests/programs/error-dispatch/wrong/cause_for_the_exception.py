# fault: the exception that led to the one that the tool raised is told, and not that one
import inspect


def root_of(problem):
    while problem.__cause__ is not None:
        problem = problem.__cause__
    return problem


def dispatch(known, wanted, given):
    if (chosen := known.get(wanted)) is None:
        return "ERROR there is no " + wanted + ", only " + ", ".join(known)
    try:
        inspect.signature(chosen).bind(**given)
    except TypeError as misfit:
        return f"ERROR {wanted}: {misfit}"
    try:
        return str(chosen(**given))
    except Exception as raised:
        root = root_of(raised)
        return f"ERROR {type(root).__name__} ({root})"
