# fault: a tool that returns None is reported as an error instead of giving the str of the result
import inspect


def dispatch(registry, title, payload):
    work = registry.get(title)
    if not work:
        return f"ERROR: no tool {title}. Available: {', '.join(sorted(registry))}"
    try:
        inspect.signature(work).bind(**payload)
    except TypeError as e:
        return f"ERROR: {title}: {e}"
    try:
        val = work(**payload)
        if val is None:
            raise ValueError("the tool returned nothing")
        return str(val)
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
