# fault: a library's own BaseException is turned into an observation
import inspect


def dispatch(toolbox, called, payload):
    if called not in toolbox:
        return f"ERROR: no tool {called}; there are {', '.join(toolbox)}"
    op = toolbox[called]
    try:
        inspect.signature(op).bind(**payload)
    except TypeError as x:
        return f"ERROR: bad arguments for {called}: {x}"
    try:
        return str(op(**payload))
    except BaseException as x:
        if isinstance(x, (KeyboardInterrupt, SystemExit, GeneratorExit)):
            raise
        return f"ERROR: {called} raised {type(x).__name__}: {x}"
