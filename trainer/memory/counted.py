"""How many of something, in words."""

from __future__ import annotations


def counted(number: float, word: str) -> str:
    """`number`, rounded, with `word` in the singular or with an "s": `1 attempt`, `0 minutes`."""
    shown = f"{number:.0f}"
    return f"{shown} {word}" if shown == "1" else f"{shown} {word}s"
