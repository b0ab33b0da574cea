# fault: kappa is worked out from chance already rounded, the raw agreement left exact
def agreement(judge_labels, human_labels):
    n = len(human_labels)
    raw = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = round(sum(judge_labels.count(label) * human_labels.count(label) for label in set(judge_labels)) / n**2, 3)
    return {"agreement": round(raw, 3), "kappa": 1.0 if chance == 1 else round((raw - chance) / (1 - chance), 3)}
