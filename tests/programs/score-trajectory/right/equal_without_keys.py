def same(x, y):
    if isinstance(x, bool) or isinstance(y, bool):
        return x is y
    if isinstance(x, dict) and isinstance(y, dict):
        return len(x) == len(y) and all(k in y and same(x[k], y[k]) for k in x)
    if isinstance(x, list) and isinstance(y, list):
        return len(x) == len(y) and all(same(i, j) for i, j in zip(x, y))
    return x == y


def score_trajectory(actual, golden):
    def pair(i, j):
        return actual[i]["action"] == golden[j]["action"] and same(actual[i]["action_input"], golden[j]["action_input"])

    n, m = len(actual), len(golden)
    best = {}
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            best[i, j] = max(
                best.get((i + 1, j), 0),
                best.get((i, j + 1), 0),
                best.get((i + 1, j + 1), 0) + int(pair(i, j)),
            )
    matched = best.get((0, 0), 0)
    in_place = [i for i in range(min(n, m)) if pair(i, i)]
    return {
        "exact_match": n == m and len(in_place) == n,
        "extra_steps": n - matched,
        "step_precision": n and matched / n if n else None,
        "step_recall": matched / m if m else None,
        "positional_precision": len(in_place) / n if n else None,
        "positional_recall": len(in_place) / m if m else None,
    }
