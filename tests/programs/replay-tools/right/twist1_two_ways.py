# twist: 1
import json
from copy import deepcopy


def text(name, args):
    return f"{name} {json.dumps(args, sort_keys=True)}"


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left = list(recordings)
        self.in_order = in_order
        self.unexpected = []

    def _find(self, name, args):
        asked = text(name, args)
        for place, recording in enumerate(self.left):
            if text(recording["name"], recording["args"]) == asked:
                return place
            if self.in_order:
                break
        return -1

    def call(self, name, args):
        place = self._find(name, args)
        if place < 0:
            message = f"unexpected: {text(name, args)}"
            if self.in_order:
                message += ", next is " + (self.left[0]["name"] if self.left else "nothing")
            self.unexpected.append(message)
            raise ReplayError(message)
        recording = self.left.pop(place)
        if "error" in recording:
            raise recording["error"]
        return deepcopy(recording["result"])

    def finish(self):
        problems = self.unexpected + [f"left over: {r['name']}" for r in self.left]
        if problems:
            raise ReplayError("\n".join(problems))
