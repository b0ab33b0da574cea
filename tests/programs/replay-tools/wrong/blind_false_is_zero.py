# fault: arguments that are false and 0 are the same, though true and 1 are not
import copy


def same(a, b):
    if a is True or b is True:
        return a is b
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


class ReplayTools:
    def __init__(self, recordings):
        self.left, self.unexpected = list(recordings), []

    def call(self, name, args):
        for i, take in enumerate(self.left):
            if take["name"] == name and same(take["args"], args):
                del self.left[i]
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
