# fault: the observation for an unknown name does not list the available names
import inspect


def dispatch(registry, which, arguments):
    def fail(message):
        return "ERROR: " + message

    match registry.get(which):
        case None:
            return fail(f"unknown tool {which!r}, {len(registry)} tools available")
        case target:
            try:
                inspect.signature(target).bind(**arguments)
            except TypeError as error:
                return fail(f"{which}: {error}")
            try:
                return str(target(**arguments))
            except Exception as error:
                return fail(f"{type(error).__name__}: {error}")
