# fault: the error lists only the names close to the wrong one, not every name
import difflib


def make_dispatcher(registry):
    def dispatch(name, args):
        if name not in registry:
            similar = difflib.get_close_matches(name, registry, n=3, cutoff=0.5)
            return f"ERROR: unknown tool {name!r}, did you mean one of {similar}?"
        return str(registry[name]["fn"](**args))

    return dispatch
