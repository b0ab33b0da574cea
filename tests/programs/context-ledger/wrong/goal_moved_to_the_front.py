# fault: where tool results are enough, the goal is put in front of what stood before it
class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def _fits(self, entries):
        return sum(e["tokens"] for e in entries) <= self.budget

    def compact(self, entries, digest):
        kept = list(entries)
        if self._fits(kept):
            return kept
        turns = [i for i, e in enumerate(kept) if e["kind"] == "turn"]
        latest = turns[-1] if turns else len(kept)
        tail = kept[latest:]
        head = kept[:latest]
        # 1. tool results
        while not self._fits(head + tail):
            i = next((i for i, e in enumerate(head) if e["kind"] == "tool_result"), None)
            if i is None:
                break
            del head[i]
        if self._fits(head + tail):
            return sorted(head, key=lambda e: e["kind"] != "goal") + tail
        # 2. older turns
        old = [e for e in head if e["kind"] == "turn"]
        if old:
            i = next(i for i, e in enumerate(head) if e["kind"] == "turn")
            head = head[:i] + [digest(old)] + [e for e in head[i:] if e["kind"] != "turn"]
        # 3. the rest
        while not self._fits(head + tail):
            i = next((i for i, e in enumerate(head) if e["kind"] not in ("goal", "digest")), None)
            if i is None:
                raise ContextFull(f"more than {self.budget} tokens")
            del head[i]
        return head + tail
