# fault: the tool's return value is handed back as it is, not as str
def make_dispatcher(registry):
    def dispatch(name, args):
        if (entry := registry.get(name)) is None:
            return f"ERROR: {name!r} unknown, use one of: {', '.join(sorted(registry))}"
        return entry["fn"](**args)

    return dispatch
