import dataclasses


class ContextFull(Exception):
    """Nothing is left to take away."""


@dataclasses.dataclass
class ContextLedger:
    window: int
    system: int
    tools: int
    output: int

    @property
    def budget(self):
        return self.window - (self.system + self.tools + self.output)

    def compact(self, entries, digest):
        at = len(entries)
        for n, entry in enumerate(entries):
            at = n if entry["kind"] == "turn" else at
        return self._shrink(list(entries[:at]), list(entries[at:]), digest)

    def _shrink(self, head, tail, digest, rolled=False):
        if sum(e["tokens"] for e in head + tail) <= self.budget:
            return head + tail
        kinds = [e["kind"] for e in head]
        if "tool_result" in kinds:
            head.pop(kinds.index("tool_result"))
            return self._shrink(head, tail, digest, rolled)
        if "turn" in kinds:
            spot = kinds.index("turn")
            turns = [e for e in head if e["kind"] == "turn"]
            head = [e for e in head if e["kind"] != "turn"]
            head.insert(spot, {**digest(turns)})
            return self._shrink(head, tail, digest, True)
        loose = [n for n, kind in enumerate(kinds) if kind not in ("goal", "digest")]
        if not loose:
            raise ContextFull
        del head[loose[0]]
        return self._shrink(head, tail, digest, rolled)
