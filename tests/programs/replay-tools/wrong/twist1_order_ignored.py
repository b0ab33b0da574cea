# twist: 1
# fault: the order is not looked at
import json
from copy import deepcopy


def key(name, args):
    return json.dumps([name, args], sort_keys=True)


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left = list(recordings)
        self.in_order = in_order
        self.unexpected = []

    def call(self, name, args):
        asked = key(name, args)
        for place, recording in enumerate(self.left):
            if key(recording["name"], recording["args"]) == asked:
                del self.left[place]
                if "error" in recording:
                    raise recording["error"]
                return deepcopy(recording["result"])
        self.unexpected.append(asked)
        due = self.left[0]["name"] if self.in_order and self.left else "nothing"
        raise ReplayError(f"not recorded: {asked}, next is {due}")

    def finish(self):
        problems = self.unexpected + [recording["name"] for recording in self.left]
        if problems:
            raise ReplayError("; ".join(problems))
