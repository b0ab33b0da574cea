# fault: the registry is copied when the dispatcher is made
class Dispatcher:
    def __init__(self, registry):
        self.registry = dict(registry)

    def __call__(self, name, args):
        if name in self.registry:
            entry = self.registry[name]
            return "{}".format(str(entry["fn"](**args)))
        known = " ".join(self.registry.keys())
        return "ERROR unknown tool " + repr(name) + ", try one of: " + known


def make_dispatcher(registry):
    return Dispatcher(registry)
