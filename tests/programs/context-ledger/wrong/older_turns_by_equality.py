# fault: turns that say the same as the latest one are left out of the digest
from __future__ import annotations

from functools import reduce


class ContextFull(RuntimeError): ...


def _size(es):
    return reduce(lambda n, e: n + e["tokens"], es, 0)


def _drop(es, budget, may):
    out = []
    over = _size(es) - budget
    for e in es:
        if over > 0 and may(e):
            over -= e["tokens"]
        else:
            out.append(e)
    return out


def ContextLedger(window, system, tools, output):
    class _L:
        pass

    self = _L()
    self.budget = window - (system + tools + output)

    def compact(entries, digest):
        cut = next((i for i in range(len(entries) - 1, -1, -1) if entries[i]["kind"] == "turn"), len(entries))
        old, kept = tuple(entries[:cut]), tuple(entries[cut:])
        room = self.budget - _size(kept)
        old = _drop(old, room, lambda e: e["kind"] == "tool_result")
        if _size(old) > room and any(e["kind"] == "turn" for e in old):
            d = digest([e for e in old if e["kind"] == "turn" and e not in kept])
            flat, placed = [], False
            for e in old:
                if e["kind"] != "turn":
                    flat.append(e)
                elif not placed:
                    flat.append(d)
                    placed = True
            old = flat
        old = _drop(old, room, lambda e: e["kind"] not in {"goal", "digest"})
        if _size(old) > room:
            raise ContextFull
        return tuple(old) + kept

    self.compact = compact
    return self
