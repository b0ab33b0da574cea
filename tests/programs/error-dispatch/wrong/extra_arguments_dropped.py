# fault: arguments the tool does not take are dropped and the tool is run with the rest
import inspect


def dispatch(toolset, called, arguments):
    if called not in toolset:
        return f"ERROR: no tool named {called!r}; there are {sorted(toolset)}"
    work = toolset[called]
    formal = inspect.signature(work).parameters
    if not any(q.kind is q.VAR_KEYWORD for q in formal.values()):
        arguments = {k: val for k, val in arguments.items() if k in formal}
    try:
        inspect.signature(work).bind(**arguments)
    except TypeError as problem:
        return f"ERROR: {called}: {problem}"
    try:
        return str(work(**arguments))
    except Exception as problem:
        return f"ERROR: {type(problem).__name__}: {problem}"
