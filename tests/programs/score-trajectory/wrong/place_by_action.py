# fault: by place, steps with the same action and another input are the same
import json


def score_trajectory(actual, golden):
    key = lambda s: json.dumps([s["action"], s["action_input"]], sort_keys=True)
    a = [key(s) for s in actual]
    g = [key(s) for s in golden]
    table = [[0] * (len(g) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a)):
        for j in range(len(g)):
            if a[i] == g[j]:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    lcs = table[-1][-1]
    same = sum(x["action"] == y["action"] for x, y in zip(actual, golden))
    share = lambda n, total: n / total if total else None
    return {
        "step_precision": share(lcs, len(a)),
        "step_recall": share(lcs, len(g)),
        "positional_precision": share(same, len(a)),
        "positional_recall": share(same, len(g)),
        "extra_steps": len(a) - lcs,
        "exact_match": a == g,
    }
