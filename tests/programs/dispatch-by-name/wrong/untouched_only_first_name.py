# fault: the error lists the first name alone
class Dispatcher:
    def __init__(self, registry):
        self.registry = registry

    def __call__(self, name, args):
        if name in self.registry:
            entry = self.registry[name]
            return "{}".format(str(entry["fn"](**args)))
        known = " ".join(list(self.registry.keys())[:1])
        return "ERROR unknown tool " + repr(name) + ", try one of: " + known


def make_dispatcher(registry):
    return Dispatcher(registry)
