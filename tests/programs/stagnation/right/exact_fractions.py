from fractions import Fraction as F


def is_stagnant(progress, k=3, epsilon=0.01, **_):
    ps = [F(str(p)) for p in progress]
    return ps[k:] != [] and ps[-1] < ps[-1 - k] + F(str(epsilon))


def run_watched(step, max_steps=30, k=3, epsilon=0.01, on_step=print):
    seen = []
    reason = None
    while reason is None and len(seen) < max_steps:
        seen += [step()]
        on_step(seen)
        if seen[-1] >= 1:
            reason = "success"
        elif is_stagnant(seen, k=k, epsilon=epsilon):
            reason = "stagnation"
    return {"reason": reason or "max_iterations", "steps": len(seen), "best": max(seen or [0])}
