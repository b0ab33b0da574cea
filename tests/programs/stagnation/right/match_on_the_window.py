import math


def is_stagnant(progress, k=3, epsilon=0.01):
    match list(progress[-k - 1 :]):
        case [first, *_, last] as w if len(w) == k + 1:
            g = last - first
            return g < epsilon and not math.isclose(g, epsilon, rel_tol=1e-9)
        case _:
            return False


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    ms = []

    def measures():
        for _ in range(max_steps):
            ms.append(step())
            yield ms[-1]

    for m in measures():
        if m >= 1:
            return dict(reason="success", steps=len(ms), best=max(ms))
        if is_stagnant(tuple(ms), k, epsilon):
            return dict(reason="stagnation", steps=len(ms), best=max(ms))
    return dict(reason="max_iterations", steps=len(ms), best=max(ms) if ms else 0)
