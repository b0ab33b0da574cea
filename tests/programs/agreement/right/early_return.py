def agreement(judge_labels, human_labels):
    """Raw agreement and kappa; both to three places."""
    n = len(judge_labels)

    agreed = 0
    for i in range(n):
        if judge_labels[i] == human_labels[i]:
            agreed += 1
    p_o = agreed / n

    # everybody agreed: kappa is 1, and this takes care of the 0 / 0 as well,
    # because chance agreement of 1 is only there when both used one and the same label
    if agreed == n:
        return {"agreement": 1.0, "kappa": 1.0}

    p_e = 0.0
    for label in set(human_labels):
        # labels which only the judge uses add nothing to the sum
        p_judge = len([x for x in judge_labels if x == label]) / n
        p_human = len([x for x in human_labels if x == label]) / n
        p_e += p_judge * p_human

    return {"agreement": round(p_o, 3), "kappa": round((p_o - p_e) / (1 - p_e), 3)}
