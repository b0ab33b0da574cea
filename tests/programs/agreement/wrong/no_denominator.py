# fault: kappa is observed minus chance, not divided by 1 minus chance
def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    observed = len([1 for i in range(n) if judge_labels[i] == human_labels[i]]) / n
    chance = 0
    for label in set(judge_labels):
        chance += (judge_labels.count(label) / n) * (human_labels.count(label) / n)
    if chance == 1:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    return {"agreement": round(observed, 3), "kappa": round(observed - chance, 3)}
