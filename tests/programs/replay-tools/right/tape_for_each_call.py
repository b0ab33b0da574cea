import copy
import json
from collections import defaultdict
from enum import Enum, auto


class Outcome(Enum):
    RESULT = auto()
    ERROR = auto()


class Tape:
    """A generator for each call that was recorded."""

    def __init__(self, name):
        self.name, self.takes = name, []

    def __iter__(self):
        while self.takes:
            yield self.takes.pop(0)


class ReplayTools:
    def __init__(self, recordings):
        self._tapes = {}
        self._strange = defaultdict(int)
        for one in recordings:
            kind = Outcome.ERROR if "error" in one else Outcome.RESULT
            value = one["error"] if kind is Outcome.ERROR else json.dumps(one["result"])
            self._tapes.setdefault(self._key(one["name"], one["args"]), Tape(one["name"])).takes.append((kind, value))

    @staticmethod
    def _key(name, args):
        return json.dumps({"tool": name, "input": args}, sort_keys=True, indent=None)

    def call(self, name, args):
        for kind, value in self._tapes.get(self._key(name, args), ()):
            match kind:
                case Outcome.ERROR:
                    raise copy.copy(value)
                case Outcome.RESULT:
                    return json.loads(value)
        self._strange[name] += 1
        raise ReplayError(f"{name} was called with {json.dumps(args)}; no recording is left for that")

    def finish(self):
        left = sorted({tape.name for tape in self._tapes.values() if tape.takes})
        report = [f"never called: {name}" for name in left] + [f"unexpected: {name} x{n}" for name, n in self._strange.items()]
        if report:
            raise ReplayError("\n".join(report))
        return None
