# fault: a near miss is run as if it were the right name
from difflib import get_close_matches


class Dispatcher:
    def __init__(self, registry):
        self.registry = registry

    def resolve(self, name):
        matches = get_close_matches(name, list(self.registry), n=1, cutoff=0.8)
        return matches[0] if matches else None

    def __call__(self, name, args):
        found = self.resolve(name)
        if found is None:
            return f"ERROR: no tool {name!r}, there are {sorted(self.registry)}"
        return str(self.registry[found]["fn"](**args))


def make_dispatcher(registry):
    return Dispatcher(registry)
