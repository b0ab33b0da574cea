# fault: exact_match is true also where the run stops short of the golden one
import json


def score_trajectory(actual, golden):
    key = lambda s: (s["action"], json.dumps(s["action_input"], sort_keys=True))
    a, g = [key(s) for s in actual], [key(s) for s in golden]
    row = [0] * (len(g) + 1)
    for step in a:
        new = [0]
        for j, other in enumerate(g):
            new.append(row[j] + 1 if step == other else max(new[j], row[j + 1]))
        row = new
    matched = row[-1]
    placed = sum(x == y for x, y in zip(a, g))
    share = lambda count, steps: count / len(steps) if steps else None
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": share(placed, a),
        "positional_recall": share(placed, g),
        "extra_steps": len(a) - matched,
        "exact_match": placed == len(a),
    }
