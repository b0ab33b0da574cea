# fault: a recording answers as often as it is asked
import json
from copy import deepcopy


def key(name, args):
    return json.dumps([name, args], sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.left = list(recordings)
        self.unexpected = []

    def call(self, name, args):
        asked = key(name, args)
        for place, recording in enumerate(self.left):
            if key(recording["name"], recording["args"]) == asked:
                self.used = getattr(self, "used", []) + [recording]
                if "error" in recording:
                    raise recording["error"]
                return deepcopy(recording["result"])
        self.unexpected.append(asked)
        raise ReplayError(f"not recorded: {asked}")

    def finish(self):
        problems = self.unexpected + [
            r["name"] for r in self.left if not any(r is u for u in getattr(self, "used", []))
        ]
        if problems:
            raise ReplayError("; ".join(problems))
