# fault: a name in other letters is run too
class Dispatcher:
    def __init__(self, registry):
        self.registry = registry

    def __call__(self, name, args):
        name = next((one for one in self.registry if one.lower() == name.lower()), name)
        if name in self.registry:
            entry = self.registry[name]
            return "{}".format(str(entry["fn"](**args)))
        known = " ".join(self.registry.keys())
        return "ERROR unknown tool " + repr(name) + ", try one of: " + known


def make_dispatcher(registry):
    return Dispatcher(registry)
