# fault: an empty name gets an error without the names
def make_dispatcher(registry):
    def dispatch(name, args):
        if not name:
            return "ERROR: no name given"
        if name not in registry:
            return f"ERROR: unknown tool {name!r}; available: {', '.join(sorted(registry))}"
        return str(registry[name]["fn"](**args))
    return dispatch
