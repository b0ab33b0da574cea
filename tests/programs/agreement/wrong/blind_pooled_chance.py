# fault: the chance agreement is computed from the labels of both thrown together
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    observed = sum(j == h for j, h in zip(judge_labels, human_labels)) / n
    pooled = Counter(judge_labels) + Counter(human_labels)
    chance = sum((count / (2 * n)) ** 2 for count in pooled.values())
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"agreement": round(observed, 3), "kappa": round(kappa, 3)}
