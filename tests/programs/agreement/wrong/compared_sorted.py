# fault: the labels are compared after sorting, so it is the counts that agree and not the pairs
def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    j, h = sorted(judge_labels), sorted(human_labels)
    p_o = sum(a == b for a, b in zip(j, h)) / n
    p_e = sum(j.count(x) / n * (h.count(x) / n) for x in set(j))
    kappa = 1.0 if p_e == 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
