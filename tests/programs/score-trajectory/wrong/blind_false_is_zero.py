# fault: false and 0 are the same, though true and 1 are not
def same(x, y):
    if x is True or y is True:
        return x is y
    if isinstance(x, dict) and isinstance(y, dict):
        return set(x) == set(y) and all(same(x[k], y[k]) for k in x)
    if isinstance(x, list) and isinstance(y, list):
        return len(x) == len(y) and all(map(same, x, y))
    return x == y


def score_trajectory(actual, golden):
    def pair(i, j):
        s, t = actual[i], golden[j]
        return s["action"] == t["action"] and same(s["action_input"], t["action_input"])

    n, m = len(actual), len(golden)
    best = {}
    for i in reversed(range(n)):
        for j in reversed(range(m)):
            best[i, j] = (
                1 + best.get((i + 1, j + 1), 0) if pair(i, j) else max(best.get((i + 1, j), 0), best.get((i, j + 1), 0))
            )
    matched, placed = best.get((0, 0), 0), sum(pair(i, i) for i in range(min(n, m)))
    return {
        "step_precision": matched / n if n else None,
        "step_recall": matched / m if m else None,
        "positional_precision": placed / n if n else None,
        "positional_recall": placed / m if m else None,
        "extra_steps": n - matched,
        "exact_match": n == m == placed,
    }
