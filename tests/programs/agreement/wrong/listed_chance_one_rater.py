# fault: the chance agreement is computed from the human's labels only
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(human_labels)
    p_o = sum(map(lambda a, b: a == b, judge_labels, human_labels)) / n
    p_e = sum((c / n) ** 2 for c in Counter(human_labels).values())
    return {
        "agreement": round(p_o, 3),
        "kappa": 1.0 if p_e == 1 and p_o == 1 else round((p_o - p_e) / (1 - p_e), 3) if p_e < 1 else 0.0,
    }
