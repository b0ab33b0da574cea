# fault: a tool that has a recording left over and an unexpected call is not reported by finish
import copy
import json


class ReplayTools:
    def __init__(self, recordings):
        self.left, self.unexpected = list(recordings), set()

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        for i, take in enumerate(self.left):
            if take["name"] == name and json.dumps(take["args"], sort_keys=True) == key:
                del self.left[i]
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self.unexpected.add(name)
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = {take["name"] for take in self.left} ^ self.unexpected
        if names:
            raise ReplayError(", ".join(sorted(names)))
