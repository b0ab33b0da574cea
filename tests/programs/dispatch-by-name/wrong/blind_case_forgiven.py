# fault: the name is found in any case, so a name that is not registered is run
def make_dispatcher(registry):
    def find(name):
        for known in registry:
            if known.lower() == name.lower():
                return registry[known]["fn"]
        return None

    def dispatch(name, args):
        fn = find(name)
        if fn is None:
            return f"ERROR: {name} is not one of {', '.join(registry)}"
        return str(fn(**args))

    return dispatch
