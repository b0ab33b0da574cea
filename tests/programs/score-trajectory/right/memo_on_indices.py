from __future__ import annotations

from functools import lru_cache
from json import JSONEncoder
from typing import Any

_canon = JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode


def score_trajectory(actual: list[dict[str, Any]], golden: list[dict[str, Any]]) -> dict[str, Any]:
    a = tuple(_canon([s["action"], s["action_input"]]) for s in actual)
    g = tuple(_canon([s["action"], s["action_input"]]) for s in golden)

    @lru_cache(maxsize=None)
    def longest(i: int, j: int) -> int:
        if i == len(a) or j == len(g):
            return 0
        if a[i] == g[j]:
            return 1 + longest(i + 1, j + 1)
        return max(longest(i + 1, j), longest(i, j + 1))

    def ratio(count: int, of: int) -> float | None:
        return None if of == 0 else count / of

    best = longest(0, 0)
    placed = len([1 for x, y in zip(a, g) if x == y])
    return dict(
        step_precision=ratio(best, len(a)),
        step_recall=ratio(best, len(g)),
        positional_precision=ratio(placed, len(a)),
        positional_recall=ratio(placed, len(g)),
        extra_steps=len(a) - best,
        exact_match=len(a) == len(g) == best,
        matched=best,
    )
