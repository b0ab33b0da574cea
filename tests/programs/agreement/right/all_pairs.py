# Chance agreement is what you get when every judge label meets every human label.
from itertools import product
from statistics import fmean
from operator import eq


def agreement(judge_labels, human_labels):
    observed = fmean(a == b for a, b in zip(judge_labels, human_labels))
    hits = sum(eq(a, b) for a, b in product(judge_labels, human_labels))
    pairs = len(judge_labels) * len(human_labels)
    if hits == pairs:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    chance = hits / pairs
    return {
        "agreement": round(observed, 3),
        "kappa": round((observed - chance) / (1 - chance), 3),
    }
