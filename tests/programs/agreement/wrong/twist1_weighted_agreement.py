# twist: 1
# fault: with weights the raw agreement is weighed as well
from itertools import product


def agreement(judge_labels, human_labels, weights=None):
    size = len(judge_labels)
    order = sorted({*judge_labels, *human_labels}) if weights else []

    def apart(x, y):
        return (order.index(x) - order.index(y)) ** 2 if weights else int(x != y)

    off = sum(map(apart, judge_labels, human_labels)) / size
    by_chance = sum(apart(x, y) for x, y in product(judge_labels, human_labels)) / size**2
    worst = (len(order) - 1) ** 2 if len(order) > 1 else 1
    kappa = 1 - off / by_chance if by_chance else 1.0
    return {"agreement": round(1 - off / worst, 3), "kappa": round(kappa, 3)}
