# fault: the arguments are passed by position in the order of the dict, not as keyword arguments
class Dispatch:
    def __init__(self, registry):
        self._registry = registry

    def __call__(self, name, args):
        if name in self._registry:
            fn = self._registry[name]["fn"]
            return str(fn(*args.values()))
        return f"ERROR: tool {name} not found, tools: {list(self._registry)}"


def make_dispatcher(registry):
    return Dispatch(registry)
