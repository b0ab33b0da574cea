"""Names of a program as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.checking.cleaning import clean

MOST_NAMES = 4
_LONGEST = 80


def listed(names: Sequence[object]) -> str:
    """`a`, `b` and `c`; those beyond `MOST_NAMES` are counted, and one that is too long is cut."""
    quoted = [f"`{clean(str(name))[:_LONGEST]}`" for name in names[:MOST_NAMES]]
    if len(names) > MOST_NAMES:
        quoted.append(f"{len(names) - MOST_NAMES} more")
    *first, last = quoted or ["a name"]
    return f"{', '.join(first)} and {last}" if first else last
