from contextlib import ExitStack, contextmanager
from inspect import signature


def dispatch(tools, name, args):
    out = []

    @contextmanager
    def catch(kind, prefix):
        try:
            yield
        except kind as e:
            out.append(f"ERROR {prefix}: {type(e).__name__}: {e}")

    if name not in tools:
        return f"ERROR {name} unknown. Tools: {[*tools]}"
    with catch(TypeError, f"bad arguments for {name}"):
        signature(tools[name]).bind(**args)
    if not out:
        with catch(Exception, f"{name} raised"):
            value = tools[name](**args)
            out.append(str(value))
    return out[0]
