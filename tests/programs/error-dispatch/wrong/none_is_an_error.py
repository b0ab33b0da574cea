# fault: a tool that returns None is reported as an error instead of giving the str of the result
import inspect


def dispatch(registry, asked_name, payload):
    work = registry.get(asked_name)
    if not work:
        return f"ERROR: no tool {asked_name}. Available: {', '.join(sorted(registry))}"
    try:
        inspect.signature(work).bind(**payload)
    except TypeError as e:
        return f"ERROR: {asked_name}: {e}"
    try:
        got = work(**payload)
        if got is None:
            raise ValueError("the tool returned nothing")
        return str(got)
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
