# fault: kappa is computed from values rounded to one place, so it is not Cohen's kappa to 3 places
def share(labels, label):
    return round(labels.count(label) / len(labels), 1)


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    p_e = sum(share(judge_labels, x) * share(human_labels, x) for x in set(judge_labels))
    kappa = 1.0 if p_e == 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
