# fault: tries every alignment, which takes for ever from thirty steps on
import json


def canon(step):
    return step["action"], json.dumps(step["action_input"], sort_keys=True)


def matched_steps(a, b):
    if not a or not b:
        return 0
    if a[0] == b[0]:
        return 1 + matched_steps(a[1:], b[1:])
    return max(matched_steps(a[1:], b), matched_steps(a, b[1:]))


def over(count, whole):
    return count / whole if whole else None


def score_trajectory(actual, golden):
    a, g = [canon(s) for s in actual], [canon(s) for s in golden]
    matched = matched_steps(a, g)
    placed = sum(x == y for x, y in zip(a, g))
    return {
        "step_precision": over(matched, len(a)),
        "step_recall": over(matched, len(g)),
        "positional_precision": over(placed, len(a)),
        "positional_recall": over(placed, len(g)),
        "extra_steps": len(a) - matched,
        "exact_match": a == g,
    }
