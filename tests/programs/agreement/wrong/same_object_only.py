# fault: labels are compared by identity
from collections import Counter


def agreement(judge_labels, human_labels):
    size = len(judge_labels)
    same = sum(mine is yours for mine, yours in zip(judge_labels, human_labels)) / size
    yours = Counter(human_labels)
    chance = sum(count * yours[label] for label, count in Counter(judge_labels).items()) / size**2
    kappa = (same - chance) / (1 - chance) if chance < 1 else 1.0
    return {"agreement": round(same, 3), "kappa": round(kappa, 3)}
