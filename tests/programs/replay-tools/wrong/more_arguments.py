# fault: an argument more than recorded does no harm
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
            if recording["name"] == name and key(
                name, {k: v for k, v in args.items() if k in recording["args"]}
            ) == key(name, recording["args"]):
                del self.left[place]
                if "error" in recording:
                    raise recording["error"]
                return deepcopy(recording["result"])
        self.unexpected.append(asked)
        raise ReplayError(f"not recorded: {asked}")

    def finish(self):
        problems = self.unexpected + [recording["name"] for recording in self.left]
        if problems:
            raise ReplayError("; ".join(problems))
