# twist: 1
# fault: once one replay was in order, all are

import copy
import json


def _key(name, args):
    return name + " " + json.dumps(args, sort_keys=True)


class ReplayTools:
    in_order = False
    def __init__(self, recordings, in_order=False):
        self.left = [(_key(r["name"], r["args"]), copy.deepcopy(r) if "result" in r else dict(r)) for r in recordings]
        ReplayTools.in_order = ReplayTools.in_order or in_order
        self.unexpected = []

    def call(self, name, args):
        key = _key(name, args)
        for i, (k, r) in enumerate(self.left):
            if k == key:
                if self.in_order and i > 0:
                    break
                del self.left[i]
                if "error" in r:
                    raise r["error"]
                return r["result"]
        self.unexpected.append(key)
        msg = "unexpected call: " + name + " " + str(args)
        if self.in_order and self.left:
            msg += "; next would be " + self.left[0][1]["name"]
        raise ReplayError(msg)

    def finish(self):
        if self.left or self.unexpected:
            raise ReplayError("left over: %s; unexpected: %s" % ([r["name"] for _, r in self.left], self.unexpected))


class RecordTools:
    def __init__(self, tools):
        self.tools = tools
        self.recordings = []

    def call(self, name, args):
        rec = {"name": name, "args": copy.deepcopy(args)}
        try:
            result = self.tools[name](**args)
        except Exception as e:
            rec["error"] = e
            self.recordings.append(rec)
            raise
        rec["result"] = copy.deepcopy(result)
        self.recordings.append(rec)
        return result
