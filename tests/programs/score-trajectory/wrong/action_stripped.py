# fault: actions are stripped before they are compared
import json


def key_of(step):
    return json.dumps([step["action"].strip(), step["action_input"]], sort_keys=True)


def score_trajectory(actual, golden):
    one, two = [key_of(step) for step in actual], [key_of(step) for step in golden]
    matched = longest(one, two)
    placed = sum(a == b for a, b in zip(one, two))
    return {
        "step_precision": matched / len(one) if one else None,
        "step_recall": matched / len(two) if two else None,
        "positional_precision": placed / len(one) if one else None,
        "positional_recall": placed / len(two) if two else None,
        "extra_steps": len(one) - matched,
        "exact_match": one == two,
    }


def longest(one, two):
    table = [[0] * (len(two) + 1) for _ in range(len(one) + 1)]
    for i, a in enumerate(one):
        for j, b in enumerate(two):
            table[i + 1][j + 1] = table[i][j] + 1 if a == b else max(table[i][j + 1], table[i + 1][j])
    return table[-1][-1]
