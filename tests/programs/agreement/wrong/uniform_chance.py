# fault: chance agreement is taken as one over the number of labels, not from the raters' frequencies
def agreement(judge_labels, human_labels):
    k = len({*judge_labels, *human_labels})
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / len(human_labels)
    p_e = 1 / k
    kappa = 1.0 if k == 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
