# twist: 1
from __future__ import annotations


def approx_tokens(s: str) -> int:
    return max(1, len(s) // 4)


def blocks(message: dict) -> list[dict]:
    content = message["content"]
    return [] if isinstance(content, str) else [b for b in content if isinstance(b, dict)]


class Transcript:
    def __init__(self, messages):
        self.messages = list(messages)
        self.cost = [approx_tokens(str(m["content"])) for m in self.messages]
        self.opened = {}  # id of a call -> index of the message which makes it
        for i, m in enumerate(self.messages):
            for b in blocks(m):
                if b.get("type") == "tool_call":
                    self.opened[b["id"]] = i

    def first_needed(self, i: int) -> int:
        """The index that has to be kept as well when message i is kept."""
        needs = [
            self.opened.get(b.get("tool_use_id"), i - 1)
            for b in blocks(self.messages[i])
            if b.get("type") == "tool_result"
        ]
        return max(1, min([i, *needs]))

    def close(self, start: int) -> int:
        """Move start back until nothing behind it lacks its call."""
        while start < len(self.messages):
            low = min(self.first_needed(i) for i in range(start, len(self.messages)))
            if low >= start:
                break
            start = low
        return start

    def used(self, start: int) -> int:
        return self.cost[0] + sum(self.cost[start:])


def trim(messages, budget, keep_last=2):
    t = Transcript(messages)
    start = t.close(max(1, len(t.messages) - keep_last))
    while start > 1:
        lower = t.close(start - 1)
        if t.used(lower) > budget:
            break
        start = lower
    return [t.messages[0]] + t.messages[start:], t.used(start)
