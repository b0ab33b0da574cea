# fault: an argument that is null is the same as one that is not there
import copy
import json


def key(args):
    return json.dumps({name: value for name, value in args.items() if value is not None}, sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.left, self.unexpected = list(recordings), []

    def call(self, name, args):
        for i, take in enumerate(self.left):
            if take["name"] == name and key(take["args"]) == key(args):
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
