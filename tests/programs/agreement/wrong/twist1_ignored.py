# twist: 1
# fault: weights is accepted but changes nothing
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    p_e = sum((judge_labels.count(x) / n) * (human_labels.count(x) / n) for x in set(judge_labels))
    if p_e == 1:
        return {"agreement": round(p_o, 3), "kappa": 1.0}
    return {"agreement": round(p_o, 3), "kappa": round((p_o - p_e) / (1 - p_e), 3)}
