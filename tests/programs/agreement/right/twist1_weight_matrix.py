# twist: 1
# the text-book form: a matrix of weights scaled to 0..1, observed and expected tables
from bisect import bisect_left


def plain(judge, human):
    n = len(judge)
    p_o = sum(a == b for a, b in zip(judge, human)) / n
    p_e = sum(judge.count(x) / n * (human.count(x) / n) for x in set(judge))
    return p_o, (1.0 if set(judge) == set(human) and len(set(judge)) == 1 else (p_o - p_e) / (1 - p_e))


def quadratic(judge, human):
    labels = sorted(set(judge).union(human))
    k, n = len(labels), len(judge)
    if k == 1:
        return 1.0
    rows = [bisect_left(labels, x) for x in judge]
    cols = [bisect_left(labels, x) for x in human]
    w = [[((i - j) / (k - 1)) ** 2 for j in range(k)] for i in range(k)]
    observed = sum(w[i][j] for i, j in zip(rows, cols))
    expected = sum(w[i][j] * rows.count(i) * cols.count(j) for i in range(k) for j in range(k)) / n
    return 1 - observed / expected


def agreement(judge_labels, human_labels, *, weights=None):
    judge, human = list(judge_labels), list(human_labels)
    p_o, kappa = plain(judge, human)
    if weights == "quadratic":
        kappa = quadratic(judge, human)
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
