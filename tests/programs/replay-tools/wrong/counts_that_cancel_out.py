# fault: as many calls unexpected as recordings left over pass for none
import copy
import json
from collections import defaultdict, deque


def _key(name, args):
    return name, json.dumps(args, sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.left = defaultdict(deque)
        for r in recordings:
            self.left[_key(r["name"], r["args"])].append(copy.deepcopy(r) if "result" in r else r)
        self.unexpected = []

    def call(self, name, args):
        queue = self.left.get(_key(name, args))
        if not queue:
            self.unexpected.append(name)
            raise ReplayError(f"unexpected call {name}({json.dumps(args, ensure_ascii=False)})")
        r = queue.popleft()
        if "error" in r:
            raise r["error"]
        return copy.deepcopy(r["result"])

    def finish(self):
        unused = [name for (name, _), queue in self.left.items() for _ in queue]
        if len(unused) != len(self.unexpected):
            raise ReplayError(f"left over: {unused}; unexpected: {self.unexpected}")
        return None
