# fault: kappa is divided by chance and not by one minus chance
from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    pairs = Counter(zip(judge_labels, human_labels))
    judge, human = Counter(judge_labels), Counter(human_labels)
    same = sum(count for (one, other), count in pairs.items() if one == other) / n
    by_chance = sum(judge[label] * human[label] for label in judge.keys() | human.keys()) / n**2
    if by_chance == 1:
        kappa = 1.0
    else:
        kappa = (same - by_chance) / by_chance
    return {"agreement": round(same, 3), "kappa": round(kappa, 3)}
