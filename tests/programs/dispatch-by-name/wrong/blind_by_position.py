# fault: the arguments are passed by position, in the order of the dict
class Dispatcher:
    def __init__(self, registry):
        self._registry = registry

    def __call__(self, name, args):
        if name in self._registry:
            return str(self._registry[name]["fn"](*args.values()))
        return "ERROR: unknown tool " + name + ", known tools: " + ", ".join(self._registry)


def make_dispatcher(registry):
    return Dispatcher(registry)
