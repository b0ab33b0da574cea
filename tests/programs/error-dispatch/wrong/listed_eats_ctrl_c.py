# fault: a KeyboardInterrupt raised in a tool is eaten and becomes an observation
import inspect
import sys


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        return str(tools[name](**args))
    except:
        kind, value, _ = sys.exc_info()
        if issubclass(kind, SystemExit):
            raise
        return f"ERROR: {kind.__name__}: {value}"
