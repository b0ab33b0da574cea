# twist: 1
class ContextFull(Exception):
    pass


class ContextLedger:
    KEPT = ("goal", "digest")

    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def left(self, *parts):
        return self.budget - sum(entry["tokens"] for part in parts for entry in part)

    def compact(self, entries, digest):
        old, latest = [*entries], []
        while old and not (latest and latest[0]["kind"] == "turn"):
            latest.insert(0, old.pop())
        if not latest or latest[0]["kind"] != "turn":
            old, latest = latest, []
        self.drop(old, latest, lambda kind: kind == "tool_result")
        kinds = [entry["kind"] for entry in old]
        if self.left(old, latest) < 0 and "turn" in kinds:
            where = min(kinds.index(kind) for kind in ("turn", "digest") if kind in kinds)
            story = [entry for entry in old if entry["kind"] in ("digest", "turn")]
            before = old[:where]
            after = [entry for entry in old[where:] if entry["kind"] not in ("digest", "turn")]
            old = [*before, digest(story), *after]
        self.drop(old, latest, lambda kind: kind not in self.KEPT)
        if self.left(old, latest) < 0:
            raise ContextFull(-self.left(old, latest))
        return [*old, *latest]

    def drop(self, old, latest, may_go):
        n = 0
        while n < len(old) and self.left(old, latest) < 0:
            if may_go(old[n]["kind"]):
                old.pop(n)
            else:
                n += 1
