import json
from copy import deepcopy
from types import SimpleNamespace


def ReplayTools(recordings):
    canon = json.JSONEncoder(sort_keys=True).encode
    waiting = [(canon([r["name"], r["args"]]), r) for r in recordings]
    strangers = []

    def call(name, args):
        asked = canon([name, args])
        place = next((n for n, (known, _) in enumerate(waiting) if known == asked), None)
        if place is None:
            strangers.append(asked)
            raise ReplayError("nobody recorded " + asked)
        _, found = waiting.pop(place)
        try:
            return deepcopy(found["result"])
        except KeyError:
            pass
        raise found["error"]

    def finish():
        if strangers or waiting:
            names = [known for known, _ in waiting]
            raise ReplayError(f"{len(strangers)} unexpected {strangers}, {len(names)} left over {names}")

    return SimpleNamespace(call=call, finish=finish)
