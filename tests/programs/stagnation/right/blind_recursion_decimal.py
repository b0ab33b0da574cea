from decimal import Decimal


def is_stagnant(progress, k=3, epsilon=0.01):
    match list(progress)[-k - 1 :]:
        case [first, *between, last] if len(between) == k - 1:
            return bool(Decimal(repr(last)) - Decimal(repr(first)) < Decimal(repr(epsilon)))
        case _:
            return False


def run_watched(step, max_steps=30, k=3, epsilon=0.01, before=()):
    best = max((0, *before))
    if best >= 1:
        reason = "success"
    elif is_stagnant(before, k, epsilon):
        reason = "stagnation"
    elif len(before) >= max_steps:
        reason = "max_iterations"
    else:
        return run_watched(step, max_steps, k, epsilon, (*before, step()))
    return {"reason": reason, "steps": len(before), "best": best}
