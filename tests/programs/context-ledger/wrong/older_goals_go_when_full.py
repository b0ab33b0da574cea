# fault: where all that stays is too much, the older goals go instead of a ContextFull
from itertools import chain
class ContextFull(Exception):
    pass
class ContextLedger:
    def __init__(self, window, system=0, tools=0, output=0):
        self.budget = window - system - tools - output
    def _fits(self, es):
        return sum(e["tokens"] for e in es) <= self.budget
    def compact(self, entries, digest):
        es = list(entries)
        def drop(may):
            i = 0
            while i < len(es) and not self._fits(es):
                if may(i): del es[i]
                else: i += 1
        last = lambda: max((i for i, e in enumerate(es) if e["kind"] == "turn"), default=len(es))
        start = last()
        tail = es[start:]
        del es[start:]
        head = es
        total = lambda: sum(e["tokens"] for e in chain(head, tail)) <= self.budget
        def purge(kinds, but=()):
            for e in list(head):
                if total(): return
                if (kinds is None or e["kind"] in kinds) and not (e["kind"] in but):
                    for i, x in enumerate(head):
                        if x is e:
                            del head[i]; break
        purge(("tool_result",))
        if not total():
            older = [e for e in head if e["kind"] == "turn"]
            if any(e["kind"] == "turn" for e in older):
                at = next(i for i, e in enumerate(head) if e["kind"] == "turn")
                note = digest(older)
                head[:] = head[:at] + [note] + [e for e in head[at:] if e["kind"] != "turn"]
            purge(None, ("goal", "digest"))
            if not total():
                g=[e for e in head if e["kind"]=="goal"]
                for e in g[:-1]: head.remove(e)
        if not total():
            raise ContextFull(self.budget)
        return head + tail
