import copy, logging


class ContextFull(Exception):
    def __init__(self, over):
        Exception.__init__(self, f"{over} tokens too many")
        self.over = over


def _results(old, digest):
    for e in [e for e in old if e["kind"] == "tool_result"]:
        yield lambda old, e=e: [x for x in old if x is not e]


def _digest(old, digest):
    turns = [e for e in old if e["kind"] == "turn"]
    if turns:
        def apply(old):
            at = next(i for i, x in enumerate(old) if x is turns[0])
            ids = set(map(id, turns))
            rest = [x for x in old if id(x) not in ids]
            return rest[:at] + [digest(turns)] + rest[at:]
        yield apply


def _rest(old, digest):
    for e in [e for e in old if e["kind"] not in ("goal", "digest", "tool_result", "turn")]:
        yield lambda old, e=e: [x for x in old if x is not e]


class ContextLedger:
    MEASURES = (_results, _digest, _rest)

    def __init__(self, window, system, tools, output):
        self.window, self.used = window, system + tools + output
        self.log = logging.getLogger("ledger")

    @property
    def budget(self):
        return self.window - self.used

    def compact(self, entries, digest):
        entries = [copy.copy(e) for e in entries]
        turns = [i for i, e in enumerate(entries) if e["kind"] == "turn"]
        old, new = (entries[:turns[-1]], entries[turns[-1]:]) if turns else (entries, [])
        for measure in self.MEASURES:
            for act in list(measure(old, digest)):
                if sum(e["tokens"] for e in old + new) <= self.budget:
                    return tuple(old + new)
                old = act(old)
        over = sum(e["tokens"] for e in old + new) - self.budget
        if over > 0:
            raise ContextFull(over)
        return tuple(old + new)
