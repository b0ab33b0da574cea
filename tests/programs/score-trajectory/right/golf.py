import json
from functools import reduce
from itertools import accumulate

J = lambda steps: [*map(lambda s: json.dumps((s["action"], s["action_input"]), sort_keys=1), steps)]


def score_trajectory(actual, golden):
    a, g = J(actual), J(golden)
    row = lambda old, x: (
        *accumulate(range(len(g)), lambda left, j: max(left, old[j + 1], old[j] + (x == g[j])), initial=0),
    )
    m = reduce(row, a, (0,) * (len(g) + 1))[-1]
    p = sum(x == y for x, y in zip(a, g))
    over = lambda k, n: k / n if n else None
    return {
        "step_precision": over(m, len(a)),
        "step_recall": over(m, len(g)),
        "positional_precision": over(p, len(a)),
        "positional_recall": over(p, len(g)),
        "extra_steps": len(a) - m,
        "exact_match": a == g,
    }
