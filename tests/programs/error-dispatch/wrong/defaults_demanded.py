# fault: a parameter with a default is demanded too, so arguments that bind are refused
import inspect


def dispatch(available, called, params):
    if called not in available:
        return f"ERROR: no tool {called}, only {list(available)}"
    wanted = [
        a.name
        for a in inspect.signature(available[called]).parameters.values()
        if a.kind not in (a.VAR_KEYWORD, a.VAR_POSITIONAL)
    ]
    for x in wanted:
        if x not in params:
            return f"ERROR: {called} needs {x}"
    try:
        inspect.signature(available[called]).bind(**params)
    except TypeError as failure:
        return f"ERROR: {called}: {failure}"
    try:
        return str(available[called](**params))
    except Exception as failure:
        return f"ERROR: {type(failure).__name__}: {failure}"
