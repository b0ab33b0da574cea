# fault: the function is looked up once and cached, a tool replaced in the registry is still run in its old form
from functools import lru_cache


def make_dispatcher(registry):
    @lru_cache(maxsize=None)
    def lookup(name):
        return registry[name]["fn"]

    def dispatch(name, args):
        if name not in registry:
            return f"ERROR: unknown tool {name}; available: {', '.join(registry)}"
        return str(lookup(name)(**args))

    return dispatch
