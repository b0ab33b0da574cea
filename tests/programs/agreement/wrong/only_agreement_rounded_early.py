# fault: kappa is worked out from the raw agreement already rounded, chance left exact
def agreement(judge_labels, human_labels):
    n = len(human_labels)
    raw = round(sum(one == other for one, other in zip(judge_labels, human_labels)) / n, 3)
    chance = sum(judge_labels.count(label) * human_labels.count(label) for label in set(judge_labels)) / n**2
    return {"agreement": raw, "kappa": 1.0 if chance == 1 else round((raw - chance) / (1 - chance), 3)}
