# fault: the recorded arguments are written in the order of their keys, those asked for in that of the alphabet

import copy, json
from pprint import pformat


class ReplayTools:
    def __init__(self, recordings):
        self._left = list(recordings)
        self._bad = []

    def call(self, name, args):
        want = json.dumps(args, sort_keys=True)
        for i, r in enumerate(self._left):
            if r["name"] == name and json.dumps(r["args"]) == want:
                break
        else:
            self._bad.append(name)
            known = "\n".join(f"  {r['name']} {pformat(r['args'])}" for r in self._left)
            raise ReplayError(f"unexpected call:\n  {name}\n{pformat(args, indent=4)}\nstill recorded:\n{known}")
        r = self._left.pop(i)
        if isinstance(r.get("error"), BaseException):
            raise r["error"] from None
        return copy.deepcopy(r["result"])

    def finish(self):
        if self._left or self._bad:
            raise ReplayError(
                "\n".join(
                    ["The run is not the recorded one."]
                    + [f"left: {r['name']}" for r in self._left]
                    + [f"unexpected: {n}" for n in self._bad]
                )
            )
