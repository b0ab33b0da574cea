# twist: 2
import json
from copy import deepcopy


class ReplayTools:
    def __init__(self, recordings):
        self.left = [(json.dumps([r["name"], r["args"]], sort_keys=True), r) for r in recordings]
        self.bad = []

    def call(self, name, args):
        asked = json.dumps([name, args], sort_keys=True)
        for n, (known, r) in enumerate(self.left):
            if known == asked:
                self.left = self.left[:n] + self.left[n + 1 :]
                if "error" in r:
                    raise r["error"]
                return deepcopy(r["result"])
        self.bad.append(asked)
        raise ReplayError(asked)

    def finish(self):
        if self.bad or self.left:
            raise ReplayError(str(self.bad) + str([known for known, _ in self.left]))


class RecordTools:
    def __init__(self, tools):
        self.recordings = []
        self.tools = tools

    def call(self, name, args):
        entry = {"name": name, "args": deepcopy(args)}
        try:
            result = self.tools[name](**args)
        except Exception as error:
            self.recordings.append({**entry, "error": error})
            raise
        self.recordings.append({**entry, "result": deepcopy(result)})
        return result
