# fault: the error observation does not list the names there are
def make_dispatcher(registry):
    def dispatch(name, args):
        match registry.get(name):
            case None:
                return f"ERROR: unknown tool {name!r}, please use one that exists"
            case entry:
                return str(entry["fn"](**args))

    return dispatch
