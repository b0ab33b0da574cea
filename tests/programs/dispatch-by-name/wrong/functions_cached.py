# fault: a function is kept after its first use, so one registered anew under the name is not found
def make_dispatcher(registry):
    cache = {}

    def dispatch(name, args):
        if name not in cache:
            if name not in registry:
                return "ERROR: unknown, there are " + ", ".join(registry)
            cache[name] = registry[name]["fn"]
        return str(cache[name](**args))

    return dispatch
