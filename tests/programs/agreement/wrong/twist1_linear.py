# twist: 1
# fault: the disagreement weighs by the distance of the positions, not by its square
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    labels = {x: i for i, x in enumerate(sorted(set(judge_labels) | set(human_labels)))} if weights else {}

    def d(a, b):
        return abs(labels[a] - labels[b]) if weights == "quadratic" else float(a != b)

    seen = sum(d(a, b) for a, b in zip(judge_labels, human_labels)) / n
    chance = sum(d(a, b) for a in judge_labels for b in human_labels) / n**2
    p_o = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    return {"agreement": round(p_o, 3), "kappa": round(1 - seen / chance, 3) if chance else 1.0}
