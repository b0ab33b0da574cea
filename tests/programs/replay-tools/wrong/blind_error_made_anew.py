# fault: the error is made anew from its text, so that a KeyError's message gets quotes and other arguments are lost
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
                    raise type(take["error"])(str(take["error"]))
                return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
