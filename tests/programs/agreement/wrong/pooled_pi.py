# fault: the chance agreement comes from both raters' labels pooled (Scott's pi), this is not Cohen's kappa
from collections import Counter


def agreement(machine_labels, manual):
    no = len(machine_labels)
    pooled = Counter(machine_labels) + Counter(manual)
    p_e = sum((one / (2 * no)) ** 2 for one in pooled.values())
    p_o = sum(j == x for j, x in zip(machine_labels, manual)) / no
    if len(pooled) == 1:
        return dict(agreement=round(p_o, 3), kappa=1.0)
    return dict(agreement=round(p_o, 3), kappa=round((p_o - p_e) / (1 - p_e), 3))
