# twist: 1
# fault: the positions are those of first appearance, the union of the labels is not sorted
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    order = list(dict.fromkeys([*judge_labels, *human_labels]))

    def cost(a, b):
        gap = order.index(a) - order.index(b)
        return gap * gap if weights == "quadratic" else bool(gap)

    seen = sum(cost(a, b) for a, b in zip(judge_labels, human_labels)) / n
    chance = sum(cost(a, b) for a in judge_labels for b in human_labels) / n**2
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    return {"agreement": round(p_o, 3), "kappa": round(1 - seen / chance, 3) if chance else 1.0}
