from __future__ import annotations

from typing import Any, Callable, NamedTuple


class Tried(NamedTuple):
    candidate: Any = None
    passed: bool = False
    score: float | None = None
    feedback: str | None = None


def optimize(generate: Callable, evaluate: Callable, task: Any, max_rounds: int = 3) -> dict[str, Any]:
    tried: list[Tried] = []
    while len(tried) < max_rounds and not (tried and tried[-1].passed):
        last = tried[-1] if tried else Tried()
        candidate = generate(task, last.candidate, last.feedback)
        verdict = evaluate(candidate)
        tried.append(Tried(candidate, verdict["passed"], verdict["score"], verdict["feedback"]))
    if not tried:
        chosen = Tried()
    elif tried[-1].passed:
        chosen = tried[-1]
    else:
        chosen = max(tried, key=lambda one: one.score)
    return {**chosen._asdict(), "rounds": len(tried), "scores": [one.score for one in tried]}
