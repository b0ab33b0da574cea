# fault: only the first three labels of the judge count towards chance
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    po = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    a, b = Counter(judge_labels), Counter(human_labels)
    pe = sum(a[k] * b[k] for k in list(a)[:3]) / n / n
    k = 1.0 if pe == 1 else (po - pe) / (1 - pe)
    return {"agreement": round(po, 3), "kappa": round(k, 3)}
