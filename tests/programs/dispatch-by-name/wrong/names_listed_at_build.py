# fault: the error lists the names there were when the dispatcher was made
def make_dispatcher(registry):
    names = ", ".join(registry)

    def dispatch(name, args):
        if name not in registry:
            return "ERROR: unknown, there are " + names
        return str(registry[name]["fn"](**args))

    return dispatch
