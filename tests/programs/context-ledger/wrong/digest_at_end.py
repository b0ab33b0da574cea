# fault: the digest stands after everything else
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
        turns = [entry for entry in old if entry["kind"] == "turn"]
        if turns and over():
            place = old.index(turns[0])
            old = [entry for entry in old if entry["kind"] != "turn"]
            old.append(digest(turns))
        for entry in [entry for entry in old if entry["kind"] not in ("goal", "digest")]:
            if over():
                old.remove(entry)
        if over():
            raise ContextFull
        return old + latest
