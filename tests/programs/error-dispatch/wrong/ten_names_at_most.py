# fault: no more than ten of the available names are listed
import inspect

def dispatch(tools, called, given):
    if called not in tools:
        return f"ERROR: unknown tool {called!r}. Available: {', '.join(list(tools)[:10])}"
    act = tools[called]
    try:
        inspect.signature(act).bind(**given)
    except TypeError as problem:
        return f'ERROR: bad arguments for {called}: {problem}'
    try:
        return str(act(**given))
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'
