# twist: 1
import dataclasses


class ContextFull(ValueError):
    """Too much."""


@dataclasses.dataclass
class ContextLedger:
    window: int
    system: int
    tools: int
    output: int

    def __post_init__(self):
        self.budget = self.window - (self.system + self.tools + self.output)

    def compact(self, entries, digest):
        slots = {n: e for n, e in enumerate(entries)}
        last = next((n for n in sorted(slots, reverse=True) if slots[n]["kind"] == "turn"), len(slots))
        size = lambda: sum(e["tokens"] for e in slots.values())

        def sweep(gone):
            for n in [n for n in slots if n < last and gone(slots[n]["kind"])]:
                if size() <= self.budget:
                    break
                slots.pop(n)

        sweep("tool_result".__eq__)
        old = [n for n in slots if n < last and slots[n]["kind"] in {"turn", "digest"}]
        if size() > self.budget and "turn" in (slots[n]["kind"] for n in old):
            first, *others = old
            summary = digest([slots[n] for n in old])
            slots[first] = summary
            for n in others:
                del slots[n]
        sweep(lambda kind: kind not in {"goal", "digest"})
        if size() > self.budget:
            raise ContextFull(size())
        return [slots[n] for n in sorted(slots)]
