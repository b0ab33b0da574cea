# twist: 1
# fault: the weighted kappa is not rounded
def agreement(judge_labels, human_labels, weights=None):
    n = len(human_labels)
    order = sorted(set(judge_labels) | set(human_labels))
    at = {label: place for place, label in enumerate(order)}

    def off(j, h):
        return (at[j] - at[h]) ** 2 if weights == "quadratic" else float(j != h)

    po = sum(j == h for j, h in zip(judge_labels, human_labels)) / n
    seen = sum(off(j, h) for j, h in zip(judge_labels, human_labels)) / n
    chance = sum(off(j, h) for j in judge_labels for h in human_labels) / n**2
    kappa = 1 - seen / chance if chance else 1.0
    return {"agreement": round(po, 3), "kappa": kappa if weights else round(kappa, 3)}
