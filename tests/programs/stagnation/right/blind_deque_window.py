from collections import deque
from itertools import count


def is_stagnant(progress, k=3, epsilon=0.01):
    last = deque(progress, maxlen=k + 1)
    if len(last) != k + 1:
        return False
    gained = last.pop() - last.popleft() if k else 0
    return not gained >= epsilon


class Flat(Exception):
    pass


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen, best = deque(maxlen=k + 1), 0
    steps = 0
    try:
        while steps < max_steps:
            measure = step()
            steps += 1
            best = max(best, measure)
            seen.append(measure)
            if measure >= 1:
                return dict(reason="success", steps=steps, best=best, seen=list(seen))
            if is_stagnant(seen, k=k, epsilon=epsilon):
                raise Flat
    except Flat:
        return dict(reason="stagnation", steps=steps, best=best)
    else:
        return dict(reason="max_iterations", steps=steps, best=best)
