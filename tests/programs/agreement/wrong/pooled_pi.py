# fault: the chance agreement comes from both raters' labels pooled (Scott's pi), this is not Cohen's kappa
from collections import Counter

def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    pooled = Counter(judge_labels) + Counter(human_labels)
    p_e = sum((c / (2 * n)) ** 2 for c in pooled.values())
    p_o = sum(j == h for j, h in zip(judge_labels, human_labels)) / n
    if len(pooled) == 1:
        return dict(agreement=round(p_o, 3), kappa=1.0)
    return dict(agreement=round(p_o, 3), kappa=round((p_o - p_e) / (1 - p_e), 3))
