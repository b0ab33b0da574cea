# fault: entries that fill the budget exactly do not fit


class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def fits(self, entries):
        return sum(entry["tokens"] for entry in entries) < self.budget

    def compact(self, entries, digest):
        kept = list(entries)
        turns = [entry for entry in kept if entry["kind"] == "turn"]
        latest = next((n for n in range(len(kept) - 1, -1, -1) if kept[n]["kind"] == "turn"), len(kept))
        tail, kept = kept[latest:], kept[:latest]
        for entry in [entry for entry in kept if entry["kind"] == "tool_result"]:
            if self.fits(kept + tail):
                return kept + tail
            kept = [other for other in kept if other is not entry]
        older = [entry for entry in kept if entry["kind"] == "turn"]
        if older and not self.fits(kept + tail):
            place = next(n for n, entry in enumerate(kept) if entry["kind"] == "turn")
            rest = [entry for entry in kept if entry["kind"] != "turn"]
            kept = [*rest[:place], digest(older), *rest[place:]]
        for entry in [entry for entry in kept if entry["kind"] not in ("goal", "digest")]:
            if self.fits(kept + tail):
                break
            kept = [other for other in kept if other is not entry]
        if not self.fits(kept + tail):
            raise ContextFull("goal and latest turn do not fit")
        return kept + tail
