# fault: of a long result only the first 4000 characters come back
def make_dispatcher(registry):
    def dispatch(name, args):
        try:
            work = registry[name]["fn"]
        except KeyError:
            return f"ERROR: no {name!r}, only {sorted(registry)}"
        return str(work(**args))[:4000]

    return dispatch
