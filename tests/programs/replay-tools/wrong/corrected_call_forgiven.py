# fault: an unexpected call is forgiven when the right one follows
import copy
import json


def key_of(name, args):
    return json.dumps([name, args], sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.left = list(recordings)
        self.unexpected = []

    def call(self, name, args):
        wanted = key_of(name, args)
        for at, one in enumerate(self.left):
            if key_of(one["name"], one["args"]) == wanted:
                self.left.pop(at)
                if name in self.unexpected:
                    self.unexpected.remove(name)
                if "error" in one:
                    raise one["error"]
                return copy.deepcopy(one["result"])
        self.unexpected.append(name)
        raise ReplayError(f"{name} was not recorded with {args}")

    def finish(self):
        names = [one["name"] for one in self.left] + self.unexpected
        if names:
            raise ReplayError(f"left over or unexpected: {names}")
