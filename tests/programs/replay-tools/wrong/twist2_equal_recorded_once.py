# twist: 2
# fault: equal calls with equal results are recorded once
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
                if "error" in one:
                    raise one["error"]
                return copy.deepcopy(one["result"])
        self.unexpected.append(name)
        raise ReplayError(f"{name} was not recorded with {args}")

    def finish(self):
        names = [one["name"] for one in self.left] + self.unexpected
        if names:
            raise ReplayError(f"left over or unexpected: {names}")


class RecordTools:
    def __init__(self, tools):
        self.tools = tools
        self.recordings = []

    def call(self, name, args):
        entry = {"name": name, "args": copy.deepcopy(args)}
        try:
            result = self.tools[name](**args)
        except Exception as error:
            self.recordings.append({**entry, "error": error})
            raise
        taken = {**entry, "result": copy.deepcopy(result)}
        if taken not in self.recordings:
            self.recordings.append(taken)
        return result
