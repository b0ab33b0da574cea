# fault: keyword-only parameters are unknown to it, and a method's self is asked for
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    fn = tools[name]
    try:
        spec = inspect.getfullargspec(fn)
        need = spec.args[: len(spec.args) - len(spec.defaults or ())]
        bad = [k for k in need if k not in args] + [k for k in args if k not in spec.args and not spec.varkw]
        if bad:
            raise TypeError(f"{bad}")
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(fn(**args))
    except Exception as e:
        return f"ERROR: {name} raised {type(e).__name__}: {e}"
