# twist: 1
# fault: the tokens of all compactions of a ledger are added up
class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.budget = window - system - tools - output

    def compact(self, entries, digest):
        items = list(entries)
        self.total = getattr(self, 'total', 0) + sum(e["tokens"] for e in items)
        total = self.total
        last = max((i for i, e in enumerate(items) if e["kind"] == "turn"), default=len(items))
        head, tail = items[:last], items[last:]

        i = 0
        while total > self.budget and i < len(head):
            if head[i]["kind"] == "tool_result":
                total -= head[i]["tokens"]
                del head[i]
            else:
                i += 1

        if total > self.budget and any(e["kind"] == "turn" for e in head):
            merge = [e for e in head if e["kind"] in ("turn", "digest")]
            new = digest(merge)
            out, placed = [], False
            for e in head:
                if e["kind"] in ("turn", "digest"):
                    if not placed:
                        out.append(new)
                        placed = True
                else:
                    out.append(e)
            head = out
            total = sum(e["tokens"] for e in head + tail)

        i = 0
        while total > self.budget and i < len(head):
            if head[i]["kind"] not in ("goal", "digest"):
                total -= head[i]["tokens"]
                del head[i]
            else:
                i += 1

        if total > self.budget:
            raise ContextFull("too much")
        return head + tail
