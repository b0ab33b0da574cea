# twist: 1
# fault: the message names the recording that was answered before, not the one that would have been next
import copy
import json


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left, self.unexpected, self.in_order = list(recordings), [], in_order
        self.before = self.left[0]["name"] if self.left else "nothing"

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        for i, take in enumerate(self.left[:1] if self.in_order else self.left):
            if take["name"] == name and json.dumps(take["args"], sort_keys=True) == key:
                del self.left[i]
                self.before = name
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        raise ReplayError(f"{name} with {args} is not the next, that is {self.before}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
