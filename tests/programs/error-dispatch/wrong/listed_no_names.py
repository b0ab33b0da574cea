# fault: the observation for an unknown name does not list the available names
import inspect


def dispatch(tools, name, args):
    def fail(message):
        return "ERROR: " + message

    match tools.get(name):
        case None:
            return fail(f"unknown tool {name!r}, {len(tools)} tools available")
        case fn:
            try:
                inspect.signature(fn).bind(**args)
            except TypeError as exc:
                return fail(f"{name}: {exc}")
            try:
                return str(fn(**args))
            except Exception as exc:
                return fail(f"{type(exc).__name__}: {exc}")
