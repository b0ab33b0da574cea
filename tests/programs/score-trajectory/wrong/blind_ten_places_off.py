# fault: a step that has moved by more than ten places is not looked for
import json


def score_trajectory(actual, golden):
    key = lambda s: (s["action"], json.dumps(s["action_input"], sort_keys=True))
    a, g = [key(s) for s in actual], [key(s) for s in golden]
    best = [[0] * (len(g) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a)):
        for j in range(len(g)):
            if abs(i - j) <= 10 and a[i] == g[j]:
                best[i + 1][j + 1] = best[i][j] + 1
            else:
                best[i + 1][j + 1] = max(best[i][j + 1], best[i + 1][j])
    matched = best[-1][-1]
    placed = sum(x == y for x, y in zip(a, g))
    share = lambda count, steps: count / len(steps) if steps else None
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": share(placed, a),
        "positional_recall": share(placed, g),
        "extra_steps": len(a) - matched,
        "exact_match": a == g,
    }
