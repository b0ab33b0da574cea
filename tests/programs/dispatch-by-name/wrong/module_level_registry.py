# fault: the registry is kept in a module variable, a second dispatcher changes what the first one runs
_registry = None


def dispatch(name, args):
    if name not in _registry:
        return f"ERROR: unknown tool {name}, known are {sorted(_registry)}"
    return str(_registry[name]["fn"](**args))


def make_dispatcher(registry):
    global _registry
    _registry = registry
    return dispatch
