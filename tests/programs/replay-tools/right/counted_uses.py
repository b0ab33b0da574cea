import json
from collections import Counter, defaultdict
from copy import deepcopy


class ReplayTools:
    def __init__(self, recordings):
        self._recorded = defaultdict(list)
        for recording in deepcopy(recordings):
            self._recorded[self._signature(**recording)].append(recording)
        self._asked = Counter()

    def _signature(self, name, args, **_):
        return name + " " + json.dumps(args, sort_keys=True, ensure_ascii=False)

    def call(self, name, args):
        signature = self._signature(name, args)
        number = self._asked[signature]
        self._asked[signature] += 1
        takes = self._recorded[signature] if signature in self._recorded else []
        if number >= len(takes):
            raise ReplayError(f"call {number + 1} of {signature} was not recorded")
        take = takes[number]
        if "result" in take:
            return take["result"]
        raise take["error"]

    def finish(self):
        off = []
        for signature in {*self._recorded, *self._asked}:
            wanted, got = len(self._recorded.get(signature, ())), self._asked[signature]
            if wanted != got:
                off.append(f"{signature}: recorded {wanted}, asked for {got}")
        if off:
            raise ReplayError("; ".join(off))
