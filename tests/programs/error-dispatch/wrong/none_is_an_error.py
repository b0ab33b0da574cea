# fault: a tool that returns None is reported as an error instead of giving the str of the result
import inspect


def dispatch(tools, name, args):
    fn = tools.get(name)
    if not fn:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name}: {exc}"
    try:
        value = fn(**args)
        if value is None:
            raise ValueError("the tool returned nothing")
        return str(value)
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
