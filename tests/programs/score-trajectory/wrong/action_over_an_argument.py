# fault: an argument called `action` is lost under the action itself
import json


def same(a, b):
    k = lambda s: json.dumps({**s["action_input"], "action": s["action"]}, sort_keys=True)
    return k(a) == k(b)


def score_trajectory(actual, golden):
    n, m = len(actual), len(golden)
    dp = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n):
        for j in range(m):
            if same(actual[i], golden[j]):
                dp[i + 1][j + 1] = dp[i][j] + 1
            else:
                dp[i + 1][j + 1] = max(dp[i][j + 1], dp[i + 1][j])
    matched = dp[n][m]
    pos = sum(same(a, g) for a, g in zip(actual, golden))
    return {
        "step_precision": matched / n if n else None,
        "step_recall": matched / m if m else None,
        "positional_precision": pos / n if n else None,
        "positional_recall": pos / m if m else None,
        "extra_steps": n - matched,
        "exact_match": n == m == matched,
    }
