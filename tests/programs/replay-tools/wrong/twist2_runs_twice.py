# twist: 2
# fault: runs the tool a second time to hand the result out
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


class RecordTools:
    def __init__(self, tools):
        self.tools = tools
        self.recordings = []

    def call(self, name, args):
        entry = {"name": name, "args": deepcopy(args)}
        try:
            result = self.tools[name](**args)
        except Exception as error:
            self.recordings.append({**entry, "error": error})
            raise
        self.recordings.append({**entry, "result": deepcopy(result)})
        return self.tools[name](**args)
