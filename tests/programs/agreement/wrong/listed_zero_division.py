# fault: where the chance agreement is 1 it divides by zero instead of giving 1.0
from itertools import product


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    o = sum(a == b for a, b in zip(judge_labels, human_labels))
    e = sum(a == b for a, b in product(judge_labels, human_labels))
    k = (o * n - e) / (n * n - e)
    return {"agreement": round(o / n, 3), "kappa": round(k, 3)}
