# fault: the ends of lines and spaces at the end of a text do not count
import json


def canon(step):
    return step["action"], json.dumps(
        {k: v.rstrip() if isinstance(v, str) else v for k, v in step["action_input"].items()}, sort_keys=True
    )


def matched_steps(a, b):
    row = [0] * (len(b) + 1)
    for x in a:
        new = [0]
        for j, y in enumerate(b):
            new.append(row[j] + 1 if x == y else max(new[j], row[j + 1]))
        row = new
    return row[-1]


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
