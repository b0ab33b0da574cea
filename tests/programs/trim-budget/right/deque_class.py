from __future__ import annotations

from collections import deque
from typing import NamedTuple


class Trimmed(NamedTuple):
    kept: list[dict]
    used: int


def approx_tokens(text: str) -> int:
    return 1 if len(text) < 4 else len(text) // 4


class Window:
    """A window over the conversation that grows to the left."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self.items: deque[dict] = deque()

    def pin(self, message: dict) -> None:
        self.used += approx_tokens(message["content"])
        self.items.appendleft(message)

    def offer(self, message: dict) -> bool:
        cost = approx_tokens(message["content"])
        if self.used + cost > self.budget:
            return False
        self.used += cost
        self.items.appendleft(message)
        return True


def trim(messages: list[dict], budget: int, keep_last: int = 2) -> Trimmed:
    window = Window(budget)
    queue = list(messages)
    system = queue.pop(0)
    window.used += approx_tokens(system["content"])
    for _ in range(keep_last):
        if queue:
            window.pin(queue.pop())
    while queue and window.offer(queue.pop()):
        pass
    return Trimmed([system, *window.items], window.used)


if __name__ == "__main__":
    demo = [{"role": "system", "content": "Be kind."}]
    print(trim(demo, 10))
