from collections import OrderedDict


class ContextFull(ValueError):
    def __init__(self, missing):
        super().__init__(missing)
        self.missing = missing


class ContextLedger:
    __slots__ = ("budget", "window")

    def __init__(self, window, system, tools, output, margin=0):
        self.window, self.budget = window, window - sum((system, tools, output, margin))

    def _stages(self, entries, digest):
        rows = OrderedDict(enumerate(entries))
        last = max((n for n, e in rows.items() if e["kind"] == "turn"), default=len(rows))
        yield rows
        for n in [n for n in rows if n < last and rows[n]["kind"] == "tool_result"]:
            del rows[n]
            yield rows
        older = [n for n in rows if n < last and rows[n]["kind"] == "turn"]
        if older:
            rows[older[0]] = digest([rows[n] for n in older])
            for n in older[1:]:
                del rows[n]
            yield rows
        for n in [n for n in rows if n < last and rows[n]["kind"] not in {"goal", "digest"}]:
            del rows[n]
            yield rows

    def compact(self, entries, digest):
        for rows in self._stages(tuple(entries), digest):
            over = sum(e["tokens"] for e in rows.values()) - self.budget
            if over <= 0:
                return tuple(rows.values())
        raise ContextFull(over)
