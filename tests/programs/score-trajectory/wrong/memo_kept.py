# fault: the memo of one score is still there for the next
import json

seen = {}


def score_trajectory(actual, golden):
    a, g = [[json.dumps([s["action"], s["action_input"]], sort_keys=True) for s in run] for run in (actual, golden)]

    def longest(i, j):
        if not i or not j:
            return 0
        if (i, j) not in seen:
            if a[i - 1] == g[j - 1]:
                seen[i, j] = longest(i - 1, j - 1) + 1
            else:
                seen[i, j] = max(longest(i - 1, j), longest(i, j - 1))
        return seen[i, j]

    most, placed = longest(len(a), len(g)), [x == y for x, y in zip(a, g)].count(True)
    return {
        "step_precision": most / len(a) if a else None,
        "step_recall": most / len(g) if g else None,
        "positional_precision": placed / len(a) if a else None,
        "positional_recall": placed / len(g) if g else None,
        "extra_steps": len(a) - most,
        "exact_match": a == g,
    }
