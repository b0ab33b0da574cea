# fault: what is used up is marked in the recordings themselves, so that the next replay starts without it
import copy
import json


class ReplayTools:
    def __init__(self, recordings):
        self.recordings, self.unexpected = recordings, []

    def call(self, name, args):
        key = json.dumps(args, sort_keys=True)
        for take in self.recordings:
            if take.get("used") or take["name"] != name or json.dumps(take["args"], sort_keys=True) != key:
                continue
            take["used"] = True
            if "error" in take:
                raise take["error"]
            return copy.deepcopy(take["result"])
        self.unexpected.append(name)
        raise ReplayError(f"no recording left of {name} with {args}")

    def finish(self):
        names = [take["name"] for take in self.recordings if not take.get("used")] + self.unexpected
        if names:
            raise ReplayError(", ".join(names))
