# fault: after an unexpected call the recordings of that tool are gone
import copy
import json


class ReplayTools:
    def __init__(self, recordings):
        self.left, self.unexpected = list(recordings), []

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        for i, take in enumerate(self.left):
            if take["name"] == name and json.dumps(take["args"], sort_keys=True) == key:
                del self.left[i]
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        self.left = [take for take in self.left if take["name"] != name]
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
