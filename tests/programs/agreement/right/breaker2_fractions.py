from collections import Counter
from fractions import Fraction as F


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    po = F(sum(map(lambda p: p[0] == p[1], zip(judge_labels, human_labels))), n)
    a, b = Counter(judge_labels), Counter(human_labels)
    pe = F(sum(a[k] * b[k] for k in a), n * n)
    k = (po - pe) / (1 - pe) if pe != 1 else F(1)
    return {"agreement": round(float(po), 3), "kappa": round(float(k), 3)}
