import json
from collections import Counter
from copy import deepcopy


def written(name, args):
    return json.dumps({"tool": name, "args": args}, sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.tape = [{**take} for take in recordings]
        self.left = Counter(take["name"] for take in self.tape)
        self.players = {written(take["name"], take["args"]): None for take in self.tape}
        self.players = {key: self.play(key) for key in self.players}
        self.unexpected = {}

    def play(self, key):
        for take in self.tape:
            if written(take["name"], take["args"]) == key:
                yield take

    def call(self, name, args):
        take = next(self.players.get(written(name, args), iter(())), None)
        if take is None:
            self.unexpected[name] = args
            raise ReplayError("unexpected", name, str(args))
        self.left[name] -= 1
        try:
            raise take["error"]
        except KeyError:
            if "error" in take:
                raise
        return deepcopy(take["result"])

    def finish(self):
        over = sorted(+self.left)
        if not over and not self.unexpected:
            return
        raise ReplayError(f"not asked for: {over}; asked for in vain: {list(self.unexpected)}")
