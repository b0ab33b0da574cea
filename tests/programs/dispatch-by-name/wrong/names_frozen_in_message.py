# fault: the list of names in the error is made once, a tool registered later is not in it
def make_dispatcher(registry):
    known = ", ".join(sorted(registry))

    def dispatch(name, args):
        try:
            fn = registry[name]["fn"]
        except KeyError:
            return f"ERROR: no such tool: {name}. Known tools: {known}"
        return str(fn(**args))

    return dispatch
