# fault: a TypeError raised inside the tool is reported as bad arguments, without the exception's type name
def dispatch(available, called, params):
    if called not in available:
        return f"ERROR: no tool {called}; available: {sorted(available)}"
    try:
        return str(available[called](**params))
    except TypeError as error:
        return f"ERROR: bad arguments for {called}: {error}"
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
