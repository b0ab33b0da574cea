# fault: a candidate that is a text loses the white space at its ends
from dataclasses import dataclass, asdict, replace
from typing import Any
@dataclass(frozen=True)
class Best:
    candidate: Any = None
    passed: bool = False
    score: float | None = None
    feedback: str | None = None

def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    best, last, note, idle = Best(), None, None, 0
    more = lambda stalled: {"stalled": stalled} if patience is not None else {}
    def done(b, n, stalled=False):
        return {**{k: getattr(b, k) for k in ("candidate", "passed", "score", "feedback")}, "rounds": n, **more(stalled)}
    for n in range(1, max_rounds + 1):
        last = generate(task, last, note)
        last = last.strip() if isinstance(last, str) else last
        verdict = evaluate(last)
        note = verdict["feedback"]
        now = Best(last, bool(verdict["passed"]), verdict["score"], note)
        if now.passed:
            return done(now, n)
        if best.score is None or now.score > best.score:
            best, idle = now, 0
        else:
            idle += 1
            if patience is not None and idle >= patience:
                return done(best, n, True)
    return done(best, max(max_rounds, 0))
