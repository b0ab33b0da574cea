class ContextFull(Exception): ...


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window
        for reserved in (system, tools, output):
            self.budget -= reserved

    def compact(self, entries, digest):
        over = sum(e["tokens"] for e in entries) - self.budget
        kinds = [e["kind"] for e in entries]
        last = len(kinds) - 1 - kinds[::-1].index("turn") if "turn" in kinds else len(kinds)
        slots = [[e] for e in entries]
        for n in range(last):
            if over > 0 and kinds[n] == "tool_result":
                over -= entries[n]["tokens"]
                slots[n] = []
        old = [n for n in range(last) if kinds[n] == "turn"]
        if over > 0 and old:
            short = digest([entries[n] for n in old])
            over += short["tokens"] - sum(entries[n]["tokens"] for n in old)
            for n in old:
                slots[n] = [short] if n == old[0] else []
        for n in range(last):
            if over > 0 and kinds[n] not in ("goal", "turn", "tool_result", "digest"):
                over -= entries[n]["tokens"]
                slots[n] = []
        if over > 0:
            raise ContextFull(over)
        return [entry for slot in slots for entry in slot]
