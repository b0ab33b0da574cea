# fault: arguments that are empty, 0 or None are not passed on
def make_dispatcher(registry):
    def dispatch(name, args):
        try:
            work = registry[name]["fn"]
        except KeyError:
            return f"ERROR: no {name!r}, only {sorted(registry)}"
        return str(work(**{key: value for key, value in args.items() if value}))

    return dispatch
