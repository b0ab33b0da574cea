# twist: 1
# fault: of two earlier digests only the first is told again
class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def compact(self, entries, digest):
        kept = list(entries)

        def total():
            return sum(e["tokens"] for e in kept)

        turns = [i for i, e in enumerate(kept) if e["kind"] == "turn"]
        latest = turns[-1] if turns else len(kept)
        tail = kept[latest:]
        kept = kept[:latest]

        def size():
            return sum(e["tokens"] for e in kept) + sum(e["tokens"] for e in tail)

        i = 0
        while size() > self.budget and i < len(kept):
            if kept[i]["kind"] == "tool_result":
                del kept[i]
            else:
                i += 1
        if size() > self.budget:
            old = [e for e in kept if e["kind"] == "turn"]
            if old:
                both = [i for i, e in enumerate(kept) if e["kind"] in ("turn", "digest")]
                ds = [i for i in both if kept[i]["kind"] == "digest"]
                both = [i for i in both if i not in ds[1:]]
                new = digest([kept[i] for i in both])
                kept = [new if i == both[0] else e for i, e in enumerate(kept) if i == both[0] or i not in both]
        i = 0
        while size() > self.budget and i < len(kept):
            if kept[i]["kind"] not in ("goal", "digest"):
                del kept[i]
            else:
                i += 1
        if size() > self.budget:
            raise ContextFull(f"{size()} > {self.budget}")
        return kept + tail
