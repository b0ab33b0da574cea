class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output  #: reserve

    def compact(self, entries, digest):
        turns = [n for n, entry in enumerate(entries) if entry["kind"] == "turn"]
        cut = turns[-1] if turns else len(entries)  #: latest_stays
        old, latest = entries[:cut], entries[cut:]  #: latest_stays

        def over():
            return sum(entry["tokens"] for entry in old + latest) > self.budget  #: as_needed

        def drop(kinds):
            for entry in [entry for entry in old if entry["kind"] in kinds]:  #: oldest_first
                if over():  #: as_needed
                    old.remove(entry)

        drop({"tool_result"})  #: results_first
        told = [entry for entry in old if entry["kind"] == "turn"]
        if told and over():  #: then_digest
            place = old.index(told[0])
            old = [entry for entry in old if entry not in told]
            old.insert(place, digest(told))  #: then_digest
        drop({entry["kind"] for entry in old} - {"goal", "digest"})  #: goal_stays
        if over():
            raise ContextFull(f"goal and latest turn need more than {self.budget} tokens")  #: say_so
        return old + latest


if __name__ == "__main__":
    sizes = "goal 20, turn 90, tool_result 400, turn 110, note 60, tool_result 300, turn 80, tool_result 200"
    entries = [{"kind": pair.split()[0], "tokens": int(pair.split()[1])} for pair in sizes.split(", ")]
    for window in (1600, 1200, 800, 640, 550):
        ledger = ContextLedger(window, system=100, tools=80, output=120)
        try:
            kept = ledger.compact(entries, lambda turns: {"kind": "digest", "tokens": 30})
            print(ledger.budget, *[entry["kind"] for entry in kept])
        except ContextFull as full:
            print(ledger.budget, "-", full)
