import json


def key(step):
    return (step["action"], json.dumps(step["action_input"], sort_keys=True))


def lcs_length(a, b):
    rows, cols = len(a), len(b)
    table = [[0 for _ in range(cols + 1)] for _ in range(rows + 1)]
    for i in range(1, rows + 1):
        for j in range(1, cols + 1):
            if a[i - 1] == b[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[rows][cols]


def score_trajectory(actual, golden):
    mine = [key(s) for s in actual]
    wanted = [key(s) for s in golden]
    matched = lcs_length(mine, wanted)
    in_place = 0
    for left, right in zip(mine, wanted):
        if left == right:
            in_place += 1
    return {
        "step_precision": matched / len(mine) if mine else None,
        "step_recall": matched / len(wanted) if wanted else None,
        "positional_precision": in_place / len(mine) if mine else None,
        "positional_recall": in_place / len(wanted) if wanted else None,
        "extra_steps": len(mine) - matched,
        "exact_match": mine == wanted,
    }
