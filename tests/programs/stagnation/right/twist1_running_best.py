# twist: 1
from itertools import accumulate, islice, count
from functools import reduce
def is_stagnant(progress, k=3, epsilon=0.01):
    best = list(accumulate(progress, max))
    return len(best) > k and best[~k] + epsilon > best[-1]
def measures(step, most):
    yield from (step() for _ in range(most))
def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    def done(reason):
        return dict(reason=reason, steps=len(seen), best=reduce(max, seen, 0))
    for measure in measures(step, max_steps):
        seen += [measure]
        match (measure >= 1, is_stagnant(seen, k, epsilon)):
            case (True, _): return done("success")
            case (_, True): return done("stagnation")
    return done("max_iterations")
