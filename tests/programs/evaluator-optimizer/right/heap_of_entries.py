from __future__ import annotations

import heapq
from typing import Any, Callable, Generator, Optional, TypedDict


class Outcome(TypedDict):
    candidate: Any
    passed: bool
    score: Optional[float]
    feedback: Optional[str]
    rounds: int


class _Entry:
    __slots__ = ("candidate", "verdict", "order")

    def __init__(self, order: int, candidate: Any, verdict: dict) -> None:
        self.order, self.candidate, self.verdict = order, candidate, verdict

    def __lt__(self, other: "_Entry") -> bool:
        mine, theirs = self.verdict["score"], other.verdict["score"]
        return mine > theirs or (mine == theirs and self.order < other.order)


def _rounds(generate: Callable, evaluate: Callable, task: Any) -> Generator[_Entry, None, None]:
    entry = None
    order = 0
    while True:
        order += 1
        candidate = (
            generate(task, None, None) if entry is None else generate(task, entry.candidate, entry.verdict["feedback"])
        )
        entry = _Entry(order, candidate, dict(evaluate(candidate)))
        yield entry


def optimize(generate, evaluate, task, max_rounds=3) -> Outcome:
    heap: list[_Entry] = []
    source = _rounds(generate, evaluate, task)
    made = 0
    chosen: _Entry | None = None
    for made in range(1, max_rounds + 1):
        entry = next(source)
        if entry.verdict["passed"] is True:
            chosen = entry
            break
        heapq.heappush(heap, entry)
    else:
        chosen = heap[0] if heap else None
    source.close()
    if chosen is None:
        return Outcome(candidate=None, passed=False, score=None, feedback=None, rounds=0)
    return Outcome(
        candidate=chosen.candidate,
        passed=chosen.verdict["passed"],
        score=chosen.verdict["score"],
        feedback=chosen.verdict["feedback"],
        rounds=made,
    )
