import inspect

def _call(act, **the_kw):
    return act(**the_kw)

def dispatch(tools, called, given):
    if called not in tools:
        return f"ERROR: unknown tool {called!r}. Available: {', '.join(sorted(tools))}"
    act = tools[called]
    try:
        inspect.signature(act).bind(**given)
    except TypeError as problem:
        return f'ERROR: bad arguments for {called}: {problem}'
    try:
        return str(_call(act, **given))
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'
