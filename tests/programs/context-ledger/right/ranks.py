from __future__ import annotations

from typing import Any, Callable

Entry = dict[str, Any]


class ContextFull(RuntimeError):
    """Nothing is left that may go."""


class ContextLedger:
    def __init__(self, window: int, system: int, tools: int, output: int) -> None:
        self.budget = window - (system + tools + output)

    def compact(self, entries: list[Entry], digest: Callable[[list[Entry]], Entry]) -> list[Entry]:
        last = len(entries)
        for n in range(len(entries) - 1, -1, -1):
            if entries[n]["kind"] == "turn":
                last = n
                break
        kept: dict[int, Entry] = dict(enumerate(entries))

        def over() -> bool:
            return sum(e["tokens"] for e in kept.values()) > self.budget

        for n in range(last):
            if over() and entries[n]["kind"] == "tool_result":
                kept.pop(n)
        older = [n for n in range(last) if entries[n]["kind"] == "turn"]
        if older and over():
            kept[older[0]] = digest([entries[n] for n in older])
            for n in older[1:]:
                kept.pop(n)
        for n in range(last):
            if over() and n in kept and kept[n]["kind"] not in {"goal", "digest"}:
                kept.pop(n)
        if over():
            raise ContextFull
        return [kept[n] for n in sorted(kept)]
