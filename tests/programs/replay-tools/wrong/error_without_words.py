# fault: an error without a message is raised as another one
import copy
import json


def canon(name, args):
    return name, json.dumps(args, sort_keys=True)


class ReplayTools:
    def __init__(self, recordings):
        self.left = copy.deepcopy(list(recordings))
        self.unexpected = []

    def call(self, name, args):
        for i, rec in enumerate(self.left):
            if canon(rec["name"], rec["args"]) == canon(name, args):
                del self.left[i]
                if "error" in rec:
                    raise rec["error"] if str(rec["error"]) else RuntimeError("recorded error")
                return copy.deepcopy(rec["result"])
        self.unexpected.append((name, args))
        raise ReplayError(f"unexpected call {name} {args}")

    def finish(self):
        if self.left or self.unexpected:
            names = [r["name"] for r in self.left] + [n for n, _ in self.unexpected]
            raise ReplayError("left over or unexpected: " + ", ".join(names))
