# fault: a kappa below zero (worse than chance) is cut off at 0
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    j, h = Counter(judge_labels), Counter(human_labels)
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    p_e = sum(j[x] * h[x] for x in j.keys() & h.keys()) / (n * n)
    kappa = 1.0 if p_e == 1 else max(0.0, (p_o - p_e) / (1 - p_e))
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
