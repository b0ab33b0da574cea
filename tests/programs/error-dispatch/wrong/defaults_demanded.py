# fault: a parameter with a default is demanded too, so arguments that bind are refused
import inspect


def dispatch(available, label, params):
    if label not in available:
        return f"ERROR: no tool {label}, only {list(available)}"
    wanted = [a.name for a in inspect.signature(available[label]).parameters.values()
              if a.kind not in (a.VAR_KEYWORD, a.VAR_POSITIONAL)]
    for x in wanted:
        if x not in params:
            return f"ERROR: {label} needs {x}"
    try:
        inspect.signature(available[label]).bind(**params)
    except TypeError as failure:
        return f"ERROR: {label}: {failure}"
    try:
        return str(available[label](**params))
    except Exception as failure:
        return f"ERROR: {type(failure).__name__}: {failure}"
