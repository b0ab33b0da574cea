# fault: where some names are close, only those are listed
import inspect

def dispatch(tools, called, given):
    if called not in tools:
        return f"ERROR: unknown tool {called!r}. Available: {', '.join(__import__('difflib').get_close_matches(called, tools) or sorted(tools))}"
    act = tools[called]
    try:
        inspect.signature(act).bind(**given)
    except TypeError as problem:
        return f'ERROR: bad arguments for {called}: {problem}'
    try:
        return str(act(**given))
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'
