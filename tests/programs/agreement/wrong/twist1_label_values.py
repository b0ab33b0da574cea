# twist: 1
# fault: the squared distance is that of the labels' values, not of their positions in the sorted union
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    if weights == "quadratic":
        penalty = lambda a, b: (a - b) ** 2
    else:
        penalty = lambda a, b: 0 if a == b else 1
    seen = sum(map(penalty, judge_labels, human_labels)) / n
    chance = sum(penalty(a, b) for a in judge_labels for b in human_labels) / n**2
    kappa = 1.0 if chance == 0 else 1 - seen / chance
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
