# fault: an earlier digest goes like a note
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
                where = next(i for i, e in enumerate(kept) if e["kind"] == "turn")
                kept[where] = digest(old)
                kept = [e for i, e in enumerate(kept) if e["kind"] != "turn"]
        i = 0
        while size() > self.budget and i < len(kept):
            if kept[i]["kind"] != "goal" and (kept[i]["kind"] != "digest" or kept[i] in entries):
                del kept[i]
            else:
                i += 1
        if size() > self.budget:
            raise ContextFull(f"{size()} > {self.budget}")
        return kept + tail
