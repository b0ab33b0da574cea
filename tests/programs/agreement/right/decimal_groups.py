from collections import defaultdict
from decimal import Decimal


class Scores(dict):
    pass


def agreement(judge_labels, human_labels):
    marginals = defaultdict(lambda: [0, 0])
    same = 0
    for pair in zip(judge_labels, human_labels):
        same += pair[0] == pair[1]
        for rater, label in enumerate(pair):
            marginals[label][rater] += 1
    n = Decimal(len(judge_labels))
    by_chance = sum(a * b for a, b in marginals.values())
    if by_chance == n * n:
        kappa = Decimal(1)
    else:
        kappa = (same * n - by_chance) / (n * n - by_chance)
    return Scores(agreement=round(float(same / n), 3), kappa=round(float(kappa), 3), n=int(n))
