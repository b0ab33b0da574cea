# twist: 1
# fault: finish does not report a call that came too early, if its recording was used later
import copy
import json


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left, self.unexpected, self.in_order = list(recordings), [], in_order

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        for i, take in enumerate(self.left):
            if take["name"] == name and json.dumps(take["args"], sort_keys=True) == key:
                if self.in_order and i:
                    raise ReplayError(f"{name} with {args} came before {self.left[0]['name']}")
                del self.left[i]
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        following = self.left[0]["name"] if self.in_order and self.left else "nothing"
        raise ReplayError(f"no recording left of {name} with {args}, next is {following}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
