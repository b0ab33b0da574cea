# fault: the observation of a tool that raises lacks the exception's message
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    result = None
    try:
        result = str(tools[name](**args))
    except Exception as exc:
        result = f"ERROR: {name} failed with {exc.__class__.__name__}"
    finally:
        print("called", name)
    return result
