# twist: 1
# fault: the order is kept only among the recordings of the same tool
import copy
import json


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left, self.unexpected, self.in_order = list(recordings), [], in_order

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        of_tool = [take for take in self.left if take["name"] == name]
        for take in of_tool[:1] if self.in_order else of_tool:
            if json.dumps(take["args"], sort_keys=True) == key:
                self.left = [other for other in self.left if other is not take]
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
