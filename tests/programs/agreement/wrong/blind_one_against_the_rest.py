# fault: chance is computed for the first label against all the rest, as if there were two
def agreement(judge_labels, human_labels):
    size = len(judge_labels)
    same = [a for a, b in zip(judge_labels, human_labels) if a == b]
    p_o = len(same) / size
    yes = human_labels[0]
    judge_yes = judge_labels.count(yes) / size
    human_yes = human_labels.count(yes) / size
    p_e = judge_yes * human_yes + (1 - judge_yes) * (1 - human_yes)
    if p_e == 1:
        return {"agreement": round(p_o, 3), "kappa": 1.0}
    return {"agreement": round(p_o, 3), "kappa": round((p_o - p_e) / (1 - p_e), 3)}
