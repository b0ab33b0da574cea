# fault: what is no string is given by its repr, not its str
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
        answers = act(**given)
        return answers if isinstance(answers, str) else repr(answers)
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'
