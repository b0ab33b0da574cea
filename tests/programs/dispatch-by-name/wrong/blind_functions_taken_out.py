# fault: the functions are taken out of the registry when the dispatcher is made
def make_dispatcher(registry):
    functions = {name: entry["fn"] for name, entry in registry.items()}

    def dispatch(name, args):
        try:
            fn = functions[name]
        except KeyError:
            return f"ERROR: there is no {name!r}. There are: {sorted(functions)}"
        return str(fn(**args))

    return dispatch
