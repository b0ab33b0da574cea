# fault: a library's own BaseException is turned into an observation
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(fn(**args))
    except BaseException as e:
        if isinstance(e, (KeyboardInterrupt, SystemExit, GeneratorExit)):
            raise
        return f"ERROR: {name} raised {type(e).__name__}: {e}"
