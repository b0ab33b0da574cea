# fault: walks along and waits for the next golden step: one that never came hides all after it
import json


def canon(step):
    return step["action"], json.dumps(step["action_input"], sort_keys=True)


def matched_steps(a, b):
    at = 0
    for x in a:
        if at < len(b) and x == b[at]:
            at += 1
    return at


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
