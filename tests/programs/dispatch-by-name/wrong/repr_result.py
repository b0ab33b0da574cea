# fault: the result is the repr of what the tool returns (quotes around a string), not its str
def make_dispatcher(registry):
    def dispatch(name, args):
        if name not in registry:
            return f"ERROR: {name=} unknown, use one of {list(registry)}"
        result = registry[name]["fn"](**args)
        return f"{result!r}"

    return dispatch
