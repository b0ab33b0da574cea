# twist: 1
# fault: there is no weights parameter
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    j, h = Counter(judge_labels), Counter(human_labels)
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    p_e = sum(j[x] * h[x] for x in j) / n**2
    return {"agreement": round(p_o, 3), "kappa": round((p_o - p_e) / (1 - p_e), 3) if p_e != 1 else 1.0}
