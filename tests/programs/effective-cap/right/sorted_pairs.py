from __future__ import annotations

from typing import NamedTuple


class Cap(NamedTuple):
    steps: int
    bound: str


def effective_cap(n: int, tokens: int, per_step: float, seconds: float, each: float) -> Cap:
    pairs = [(n, "steps")]
    for total, cost, name in [(tokens, per_step, "tokens"), (seconds, each, "time")]:
        try:
            pairs.append((int(max(0, total) // cost), name))
        except ZeroDivisionError:
            pass
    return Cap(*sorted(pairs)[0])
