# fault: two tool results with the same content are removed at once, although one was enough

class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def compact(self, entries, digest):
        cut = max((i for i, e in enumerate(entries) if e["kind"] == "turn"), default=len(entries))
        head, tail = entries[:cut], entries[cut:]

        def fits():
            return sum(e["tokens"] for e in head + tail) <= self.budget

        for victim in [e for e in head if e["kind"] == "tool_result"]:
            if fits():
                break
            head = [e for e in head if e != victim]
        old = [e for e in head if e["kind"] == "turn"]
        if not fits() and old:
            at = head.index(old[0])
            head = head[:at] + [digest(old)] + [e for e in head[at:] if e["kind"] != "turn"]
        for victim in [e for e in head if e["kind"] not in ("goal", "digest")]:
            if fits():
                break
            head = [e for e in head if e is not victim]
        if not fits():
            raise ContextFull
        return head + tail
