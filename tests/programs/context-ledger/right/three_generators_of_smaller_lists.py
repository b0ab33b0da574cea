from itertools import chain


class ContextFull(Exception):
    pass


def _without(kind_goes, head):
    head = list(head)
    while (at := next((i for i, e in enumerate(head) if kind_goes(e)), None)) is not None:
        head = head[:at] + head[at + 1 :]
        yield head


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self._window, self._taken = window, (system, tools, output)

    @property
    def budget(self):
        return self._window - sum(self._taken)

    def _candidates(self, head, digest):
        yield head
        for head in _without(lambda e: e["kind"] == "tool_result", head):
            yield head
        turns = [e for e in head if e["kind"] == "turn"]
        if turns:
            first = head.index(turns[0])
            head = [e for e in head[:first]] + [digest(turns)] + [e for e in head[first:] if e["kind"] != "turn"]
            yield head
        yield from _without(lambda e: e["kind"] not in {"goal", "digest"}, head)

    def compact(self, entries, digest):
        cut = next((i for i in reversed(range(len(entries))) if entries[i]["kind"] == "turn"), len(entries))
        head, tail = entries[:cut], entries[cut:]
        for candidate in self._candidates(head, digest):
            if sum(e["tokens"] for e in chain(candidate, tail)) <= self.budget:
                return [*candidate, *tail]
        raise ContextFull
