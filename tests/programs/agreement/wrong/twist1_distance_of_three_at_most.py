# twist: 1
# fault: a disagreement weighs nine at most, as if there were four places
from collections import Counter


def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    pairs = list(zip(judge_labels, human_labels))
    po = sum(1 for a, b in pairs if a == b) / n
    labels = sorted(set(judge_labels) | set(human_labels))
    place = {label: i for i, label in enumerate(labels)}
    ja, ha = Counter(judge_labels), Counter(human_labels)

    def weight(a, b):
        if weights == "quadratic":
            return min(9, (place[a] - place[b]) ** 2)
        return 0 if a == b else 1

    actual = sum(weight(a, b) for a, b in pairs) / n
    chance = sum(weight(a, b) * ja[a] * ha[b] for a in labels for b in labels) / (n * n)
    kappa = 1.0 if chance == 0 else 1 - actual / chance
    return {"agreement": round(po, 3), "kappa": round(kappa, 3)}
