# twist: 2
# fault: the error is recorded, but the caller gets a RuntimeError that names it
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
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = [take["name"] for take in self.left] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))


class RecordTools:
    def __init__(self, tools):
        self.tools, self.recordings = tools, []

    def call(self, name, args):
        take = {"name": name, "args": copy.deepcopy(args)}
        try:
            result = self.tools[name](**args)
        except Exception as error:
            self.recordings.append(take | {"error": error})
            raise RuntimeError(f"{name} failed: {error}") from error
        self.recordings.append(take | {"result": copy.deepcopy(result)})
        return result
