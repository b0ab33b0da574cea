from itertools import islice


def is_stagnant(progress, k=3, epsilon=0.01):
    now, then = iter(reversed(progress)), islice(reversed(progress), k, None)
    return any(a < b + epsilon for a, b in islice(zip(now, then), 1))


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    try:
        for _ in range(max_steps):
            seen.append(step())
            if seen[-1] >= 1:
                return dict(reason="success", steps=len(seen), best=max(seen))
            if is_stagnant(tuple(seen), epsilon=epsilon, k=k):
                return dict(reason="stagnation", steps=len(seen), best=max(seen))
        return dict(reason="max_iterations", steps=len(seen), best=max(seen, default=0))
    finally:
        seen.clear()
