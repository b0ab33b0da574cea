from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Judged:
    candidate: Any = None
    passed: bool = False
    score: float | None = None
    feedback: str | None = None

    def key(self):
        return self.passed, self.score


def _rounds(generate, evaluate, task, left):
    last = Judged()
    while left:
        candidate = generate(task, last.candidate, last.feedback)
        told = evaluate(candidate)
        last = Judged(candidate, told["passed"], told["score"], told["feedback"])
        yield last
        left = 0 if last.passed else left - 1


def optimize(generate, evaluate, task, max_rounds=3):
    made = [*_rounds(generate, evaluate, task, max_rounds)]
    return _report(made)


def _report(made):
    best = max(made, key=Judged.key, default=Judged())
    return {
        "candidate": best.candidate,
        "passed": best.passed,
        "score": best.score,
        "feedback": best.feedback,
        "rounds": len(made),
    }
