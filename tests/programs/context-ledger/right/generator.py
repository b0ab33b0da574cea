class ContextFull(ValueError):
    pass


def weight(entries):
    return sum(e["tokens"] for e in entries)


def versions(entries, digest):
    """Shorter and shorter versions, the gentlest first."""
    entries = list(entries)
    yield entries
    last = max([n for n, e in enumerate(entries) if e["kind"] == "turn"] or [len(entries)])
    old, new = entries[:last], entries[last:]
    while any(e["kind"] == "tool_result" for e in old):
        first = [e["kind"] for e in old].index("tool_result")
        old = old[:first] + old[first + 1 :]
        yield old + new
    if any(e["kind"] == "turn" for e in old):
        first = [e["kind"] for e in old].index("turn")
        summary = digest([e for e in old if e["kind"] == "turn"])
        old = [e for n, e in enumerate(old) if e["kind"] != "turn" or n == first]
        old[first] = summary
        yield old + new
    while any(e["kind"] not in ("goal", "digest") for e in old):
        first = [e["kind"] in ("goal", "digest") for e in old].index(False)
        old = old[:first] + old[first + 1 :]
        yield old + new


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def compact(self, entries, digest):
        for version in versions(entries, digest):
            if weight(version) <= self.budget:
                return version
        raise ContextFull(f"{weight(version)} tokens for {self.budget}")
