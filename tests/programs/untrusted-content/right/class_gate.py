from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Gate:
    tools: dict
    checker: Callable[..., str]

    def confirmed(self, action: str, args: dict, items: Iterable[Item]) -> bool:
        known = tuple(filter(trusted, items))
        others = sorted({item.source for item in items if not trusted(item)})
        try:
            return self.checker(action=action, args=args, trusted=known, sources=others) == "confirm"
        except Exception:
            return False

    def call(self, action: str, args: dict, items: Iterable[Item]) -> str:
        if action in HIGH_STAKES and not self.confirmed(action, args, items):
            return f"BLOCKED ({action}): the checker did not agree."
        return f"{self.tools[action](**args)}"


def trusted(item: Item) -> bool:
    return item.source in TRUSTED


def delimit(item: Item, limit: int = 2000) -> str:
    if trusted(item):
        return item.text
    head, rest = item.text[:limit], item.text[limit:]
    # a space after the bracket keeps it from being a marker
    head = head.replace("<", "< ")
    if rest:
        head = "[truncated]\n" + head
    return '<untrusted source="' + item.source + '">\n' + head + "\n</untrusted>"


def checked_call(action: str, args: dict, items: list[Item], tools: dict, checker: Callable[..., str]) -> str:
    return Gate(tools, checker).call(action, args, items)
