# twist: 1
import copy
import json


class ReplayTools:
    def __init__(self, recordings, *, in_order=False):
        self._takes = dict(enumerate(recordings))
        self._in_order = in_order
        self._unexpected = []

    @staticmethod
    def _key(name, args):
        return name, json.dumps(args, sort_keys=True)

    def _candidates(self):
        places = list(self._takes)
        return places[:1] if self._in_order else places

    def call(self, name, args):
        for place in self._candidates():
            take = self._takes[place]
            if self._key(take["name"], take["args"]) == self._key(name, args):
                del self._takes[place]
                if "error" in take:
                    raise take["error"]
                return copy.deepcopy(take["result"])
        self._unexpected.append(name)
        message = f"{name} with {args} is not expected"
        if self._in_order and self._takes:
            message += "; next is " + next(iter(self._takes.values()))["name"]
        raise ReplayError(message)

    def finish(self):
        names = [take["name"] for take in self._takes.values()] + self._unexpected
        if names:
            raise ReplayError(f"{len(names)} differ: {names}")
