# twist: 1
from collections import Counter


def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    place = {label: i for i, label in enumerate(sorted({*judge_labels, *human_labels}))} if weights else {}

    def distance(a, b):
        if weights == "quadratic":
            return (place[a] - place[b]) ** 2
        return int(a != b)

    seen = sum(distance(a, b) for a, b in zip(judge_labels, human_labels)) / n
    judge, human = Counter(judge_labels), Counter(human_labels)
    chance = sum(judge[a] * human[b] * distance(a, b) for a in judge for b in human) / n**2
    raw = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    kappa = 1 - seen / chance if chance else 1.0
    return {"agreement": round(raw, 3), "kappa": round(kappa, 3)}
