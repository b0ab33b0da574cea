# fault: a falsy result (0, an empty list, None) becomes an empty string, not its str
def make_dispatcher(registry):
    def dispatch(name, args):
        entry = registry.get(name)
        if entry is None:
            return "ERROR: unknown tool; one of " + str(sorted(registry))
        return str(entry["fn"](**args) or "")
    return dispatch
