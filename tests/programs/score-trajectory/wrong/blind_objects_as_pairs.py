# fault: an object is the same as the list of its pairs, and an empty one the same as an empty list
def frozen(value):
    if isinstance(value, dict):
        return tuple((key, frozen(value[key])) for key in sorted(value))
    if isinstance(value, list):
        return tuple(map(frozen, value))
    return type(value), value


def score_trajectory(actual, golden):
    a = [(s["action"], frozen(s["action_input"])) for s in actual]
    g = [(s["action"], frozen(s["action_input"])) for s in golden]
    row = [0] * (len(g) + 1)
    for step in a:
        new = [0]
        for j, other in enumerate(g):
            new.append(row[j] + 1 if step == other else max(new[j], row[j + 1]))
        row = new
    matched, placed = row[-1], sum(x == y for x, y in zip(a, g))
    share = lambda count, steps: count / len(steps) if steps else None
    return {
        "step_precision": share(matched, a),
        "step_recall": share(matched, g),
        "positional_precision": share(placed, a),
        "positional_recall": share(placed, g),
        "extra_steps": len(a) - matched,
        "exact_match": a == g,
    }
