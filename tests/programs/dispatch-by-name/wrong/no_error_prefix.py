# fault: the observation for an unknown name does not start with ERROR
def make_dispatcher(registry):
    unknown = "Unknown tool {}. Available tools: {}".format

    def dispatch(name, args):
        if name in registry:
            return str(registry[name]["fn"](**args))
        return unknown(name, ", ".join(registry))

    return dispatch
