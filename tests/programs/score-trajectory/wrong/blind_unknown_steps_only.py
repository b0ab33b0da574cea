# fault: extra_steps counts only steps that the golden run has nowhere
import json


def score_trajectory(actual, golden):
    key = lambda s: (s["action"], json.dumps(s["action_input"], sort_keys=True))
    a, g = [key(s) for s in actual], [key(s) for s in golden]
    row = [0] * (len(g) + 1)
    for step in a:
        corner = 0
        for j, other in enumerate(g, start=1):
            corner, row[j] = row[j], corner + 1 if step == other else max(row[j], row[j - 1])
    matched = row[-1]
    placed = sum(x == y for x, y in zip(a, g))
    known = set(g)
    share = lambda count, steps: count / len(steps) if steps else None
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": share(placed, a),
        "positional_recall": share(placed, g),
        "extra_steps": sum(step not in known for step in a),
        "exact_match": a == g,
    }
