# fault: white space at the ends of a result is lost
def make_dispatcher(registry):
    def dispatch(name, args):
        try:
            work = registry[name]["fn"]
        except KeyError:
            return f"ERROR: no {name!r}, only {sorted(registry)}"
        return str(work(**args)).strip()

    return dispatch
