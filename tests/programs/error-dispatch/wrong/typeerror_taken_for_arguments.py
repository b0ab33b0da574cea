# fault: a TypeError raised inside the tool is reported as bad arguments, without the exception's type name
def dispatch(available, label, params):
    if label not in available:
        return f"ERROR: no tool {label}; available: {sorted(available)}"
    try:
        return str(available[label](**params))
    except TypeError as error:
        return f"ERROR: bad arguments for {label}: {error}"
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
