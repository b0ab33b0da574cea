# fault: kappa is set to 1.0 whenever the human used one label, although the chance agreement is not 1
def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    if len(set(human_labels)) == 1:
        # no spread, kappa would divide by zero
        return {"agreement": round(p_o, 3), "kappa": 1.0}
    p_e = sum(judge_labels.count(x) * human_labels.count(x) for x in set(human_labels)) / n**2
    return {"agreement": round(p_o, 3), "kappa": round((p_o - p_e) / (1 - p_e), 3)}
