# fault: the exception's first argument is taken for its message, which an OSError has in its second
import inspect

def dispatch(tools, called, given):
    if called not in tools:
        return f"ERROR: unknown tool {called!r}. Available: {', '.join(sorted(tools))}"
    act = tools[called]
    try:
        inspect.signature(act).bind(**given)
    except TypeError as problem:
        return f'ERROR: bad arguments for {called}: {problem}'
    try:
        return str(act(**given))
    except Exception as problem:
        return f"ERROR: {type(problem).__name__}: {(problem.args[0] if problem.args and isinstance(problem.args[0], str) else '')}"
