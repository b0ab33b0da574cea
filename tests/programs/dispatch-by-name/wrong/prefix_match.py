# fault: an unambiguous prefix of a name is run too
def make_dispatcher(registry):
    def dispatch(wanted, kwargs):
        row = registry.get(wanted)
        if not row:
            candidates = [k for k in registry if k.startswith(wanted)]
            if len(candidates) != 1:
                return f"ERROR: unknown tool {wanted}, there are: {' '.join(registry)}"
            row = registry[candidates[0]]
        return str(row["fn"](**entry_args(kwargs)))

    def entry_args(kwargs):
        return dict(kwargs)

    return dispatch
