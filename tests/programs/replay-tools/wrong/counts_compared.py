# fault: counts calls against recordings, so one left over makes up for one unexpected
import json
from copy import deepcopy


class ReplayTools:
    def __init__(self, recordings):
        self.recordings = recordings
        self.used = []
        self.calls = []

    def call(self, name, args):
        self.calls.append(name)
        asked = json.dumps([name, args], sort_keys=True)
        for number, recording in enumerate(self.recordings):
            if number not in self.used and json.dumps([recording["name"], recording["args"]], sort_keys=True) == asked:
                self.used.append(number)
                if "error" in recording:
                    raise recording["error"]
                return deepcopy(recording["result"])
        raise ReplayError(asked)

    def finish(self):
        if len(self.calls) != len(self.recordings):
            left = [one["name"] for number, one in enumerate(self.recordings) if number not in self.used]
            raise ReplayError(f"called {self.calls}, left {left}")
