import inspect


def dispatch(tools, name, args):
    try:
        fn = tools[name]
    except KeyError:
        return "ERROR: no tool %r; there are %s" % (name, ", ".join(map(repr, tools)))
    try:
        bound = inspect.signature(fn).bind(**args)
    except TypeError as e:
        return f"ERROR: {name}: {e}; got {sorted(args)}; wants {inspect.signature(fn)}"
    try:
        return str(fn(*bound.args, **bound.kwargs))
    except Exception as e:
        return f"ERROR {name} raised {e!r}"
