from decimal import Decimal


def is_stagnant(progress, k=3, epsilon=0.01):
    now = list(progress)
    if len(now) <= k:
        return False
    d = lambda v: Decimal(str(v))
    return d(now[-1]) - d(now[~k]) < d(epsilon)


class Watch:
    def __init__(self, k, epsilon):
        self.k, self.epsilon, self.seen = k, epsilon, []

    def __call__(self, m):
        self.seen.append(m)
        if m >= 1.0:
            return "success"
        return "stagnation" if is_stagnant(self.seen, k=self.k, epsilon=self.epsilon) else None


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    w = Watch(k, epsilon)
    steps, reason = 0, None
    while reason is None and steps < max_steps:
        steps += 1
        reason = w(step())
    return dict(reason=reason or "max_iterations", steps=steps, best=max(w.seen or [0]), history=w.seen)
