import math
from itertools import accumulate, islice


def is_stagnant(progress, k=3, epsilon=0.01):
    gains = [b - a for a, b in zip(progress, progress[1:])]
    if len(gains) < k:
        return False
    total = math.fsum(gains[len(gains) - k :])
    return total < epsilon and not math.isclose(total, epsilon, rel_tol=1e-9)


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    history, reason = [], None
    for measure in islice(iter(step, object()), max_steps):
        history.append(measure)
        reason = "success" if not measure < 1 else "stagnation" if is_stagnant(history, k, epsilon) else None
        if reason:
            break
    best = [*accumulate(history, max, initial=0)][-1]
    return {"steps": len(history), "best": best, "reason": reason or "max_iterations"}
