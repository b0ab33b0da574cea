# fault: a tool that failed once is never run again
BROKEN = set()
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    if name in BROKEN:
        return f"ERROR: {name} failed before"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(fn(**args))
    except Exception as e:
        BROKEN.add(name)
        return f"ERROR: {name} raised {type(e).__name__}: {e}"
