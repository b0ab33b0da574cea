# fault: the positional figures pair the runs from their last steps backwards
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
    matched, placed = row[-1], sum(x == y for x, y in zip(reversed(a), reversed(g)))
    share = lambda count, steps: count / len(steps) if steps else None
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": share(placed, a),
        "positional_recall": share(placed, g),
        "extra_steps": len(a) - matched,
        "exact_match": a == g,
    }
