from collections import Counter
from fractions import Fraction


def agreement(judge_labels, human_labels):
    size = len(judge_labels)
    same = Fraction(sum(map(lambda a, b: a == b, judge_labels, human_labels)), size)
    ours, theirs = Counter(judge_labels), Counter(human_labels)
    chance = Fraction(sum(ours[label] * theirs[label] for label in ours & theirs), size * size)
    kappa = 1 if chance == 1 else round((same - chance) / (1 - chance), 3)
    return {"agreement": round(same, 3), "kappa": kappa}
