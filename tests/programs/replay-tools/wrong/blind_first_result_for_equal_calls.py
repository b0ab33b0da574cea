# fault: equal calls all get the first result, though each of them uses up a recording
import copy
import json


class ReplayTools:
    def __init__(self, recordings):
        self.count, self.take, self.unexpected = {}, {}, []
        for take in recordings:
            key = take["name"], json.dumps(take["args"], sort_keys=True)
            self.count[key] = self.count.get(key, 0) + 1
            self.take.setdefault(key, take)

    def call(self, name, args):
        key = name, json.dumps(args, sort_keys=True)
        if not self.count.get(key):
            self.unexpected.append(name)
            raise ReplayError(f"no recording left of {name} with {args}")
        self.count[key] -= 1
        take = self.take[key]
        if "error" in take:
            raise take["error"]
        return copy.deepcopy(take["result"])

    def finish(self):
        names = [name for (name, _), left in self.count.items() if left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
