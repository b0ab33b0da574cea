# fault: two empty runs are no exact match
from functools import cache
import json


def score_trajectory(actual, golden):
    key = lambda s: (s["action"], json.dumps(s["action_input"], sort_keys=True))
    a, g = [key(s) for s in actual], [key(s) for s in golden]

    @cache
    def lcs(i, j):
        if i == 0 or j == 0:
            return 0
        if a[i - 1] == g[j - 1]:
            return lcs(i - 1, j - 1) + 1
        return max(lcs(i - 1, j), lcs(i, j - 1))

    matched, placed = lcs(len(a), len(g)), sum(x == y for x, y in zip(a, g))
    share = lambda count, steps: count / len(steps) if steps else None
    precision, recall = share(placed, a), share(placed, g)
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": precision,
        "positional_recall": recall,
        "extra_steps": len(a) - matched,
        "exact_match": precision == 1 and recall == 1,
    }
