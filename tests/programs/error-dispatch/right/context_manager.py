import difflib
import inspect
from contextlib import contextmanager


@contextmanager
def observing(kind, label, into):
    try:
        yield
    except kind as exc:
        into.append(f"ERROR {label}: {type(exc).__name__}: {exc}")


def dispatch(tools, name, args):
    errors = []
    if name not in tools:
        near = difflib.get_close_matches(str(name), list(tools), n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        return f"ERROR unknown tool {name!r}.{hint} Tools: {list(tools)}"
    fn = tools[name]
    with observing(TypeError, f"bad call of {name}", errors):
        inspect.signature(fn).bind(**args)
    if errors:
        return errors[0]
    result = None
    with observing(Exception, name, errors):
        result = str(fn(**args))
    return errors[0] if errors else result
