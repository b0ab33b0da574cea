# fault: the agreement is given in percent, not as the fraction p_o
def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    hits = sum(a == b for a, b in zip(judge_labels, human_labels))
    p_o = hits / n
    p_e = sum((judge_labels.count(x) / n) * (human_labels.count(x) / n) for x in set(judge_labels))
    kappa = (p_o - p_e) / (1 - p_e) if p_e != 1 else 1.0
    return {"agreement": round(100 * p_o, 3), "kappa": round(kappa, 3)}
