from typing import NamedTuple


class Best(NamedTuple):
    candidate: object = None
    passed: bool = False
    score: float | None = None
    feedback: str | None = None


def optimize(generate, evaluate, task, max_rounds=3):
    def go(n, candidate, feedback, best):
        if n == max_rounds:
            return best, n
        fresh = generate(task, candidate, feedback)
        match evaluate(fresh):
            case {"passed": True, "score": s, "feedback": f}:
                return Best(fresh, True, s, f), n + 1
            case {"score": s, "feedback": f}:
                return go(n + 1, fresh, f, best if best.score is not None and best.score >= s else Best(fresh, False, s, f))

    best, rounds = go(0, None, None, Best())
    return {**best._asdict(), "rounds": rounds}
