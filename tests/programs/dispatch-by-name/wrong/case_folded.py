# fault: the name is lower-cased and stripped before the look-up, so a near name is run
def make_dispatcher(registry):
    def dispatch(name, args):
        key = name.strip().lower()
        if key not in registry:
            return f"ERROR: unknown tool {name!r}; choose from {sorted(registry)}"
        return str(registry[key]["fn"](**args))

    return dispatch
