# fault: an unambiguous prefix of a name is run too
def make_dispatcher(registry):
    def dispatch(name, args):
        entry = registry.get(name)
        if not entry:
            candidates = [k for k in registry if k.startswith(name)]
            if len(candidates) != 1:
                return f"ERROR: unknown tool {name}, there are: {' '.join(registry)}"
            entry = registry[candidates[0]]
        return str(entry["fn"](**entry_args(args)))

    def entry_args(args):
        return dict(args)

    return dispatch
