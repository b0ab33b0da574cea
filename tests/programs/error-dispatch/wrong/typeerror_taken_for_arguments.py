# fault: a TypeError raised inside the tool is reported as bad arguments, without the exception's type name
def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; available: {sorted(tools)}"
    try:
        return str(tools[name](**args))
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
