# fault: the text "true" is the same as true, and a text with a comma the same as two texts
def written(value):
    if isinstance(value, dict):
        return "{" + ",".join(f"{k}:{written(value[k])}" for k in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return value if isinstance(value, str) and not value.isdigit() else repr(value)


def score_trajectory(actual, golden):
    a = [(s["action"], written(s["action_input"])) for s in actual]
    g = [(s["action"], written(s["action_input"])) for s in golden]
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
