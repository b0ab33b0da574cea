from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(human_labels)
    same = sum(1 for a, b in zip(judge_labels, human_labels) if a == b)
    judge, human = Counter(judge_labels), Counter(human_labels)
    # a Counter gives 0 for a label that this rater never used
    by_chance = sum(judge[label] * human[label] for label in judge)
    if by_chance == n * n:
        kappa = 1.0
    else:
        kappa = (n * same - by_chance) / (n * n - by_chance)
    return {"agreement": round(same / n, 3), "kappa": round(kappa, 3)}


print(agreement(["a", "b"], ["a", "a"]))
