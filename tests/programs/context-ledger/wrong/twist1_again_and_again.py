# twist: 1
# fault: a digest without new turns is summarised again
class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def compact(self, entries, digest):
        last = max((n for n, entry in enumerate(entries) if entry["kind"] == "turn"), default=len(entries))
        old, latest = list(entries[:last]), list(entries[last:])

        def over():
            return sum(entry["tokens"] for entry in old + latest) > self.budget

        for entry in [entry for entry in old if entry["kind"] == "tool_result"]:
            if over():
                old.remove(entry)
        told = [entry for entry in old if entry["kind"] in ("turn", "digest")]
        if over() and told:
            place = old.index(told[0])
            old = [entry for entry in old if entry not in told]
            old.insert(place, digest(told))
        for entry in [entry for entry in old if entry["kind"] not in ("goal", "digest")]:
            if over():
                old.remove(entry)
        if over():
            raise ContextFull
        return old + latest
