# fault: a KeyboardInterrupt raised in a tool is eaten and becomes an observation
import inspect
import sys


def dispatch(available, wanted, arguments):
    if wanted not in available:
        return f"ERROR: no tool {wanted}. Available: {', '.join(sorted(available))}"
    try:
        inspect.signature(available[wanted]).bind(**arguments)
    except TypeError as problem:
        return f"ERROR: {wanted}: {problem}"
    try:
        return str(available[wanted](**arguments))
    except:
        sort, got, _ = sys.exc_info()
        if issubclass(sort, SystemExit):
            raise
        return f"ERROR: {sort.__name__}: {got}"
