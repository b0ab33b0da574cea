# fault: the chance agreement is computed from the labels of both thrown together
from collections import Counter


def agreement(judge_labels, human_labels):
    size = len(judge_labels)
    agreed = sum(left == right for left, right in zip(judge_labels, human_labels)) / size
    pooled = Counter(judge_labels) + Counter(human_labels)
    chance = sum((count / (2 * size)) ** 2 for count in pooled.values())
    kappa = 1.0 if chance == 1 else (agreed - chance) / (1 - chance)
    return {"agreement": round(agreed, 3), "kappa": round(kappa, 3)}
