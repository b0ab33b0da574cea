# fault: the labels are fixed to pass and fail, other labels do not enter the chance agreement
LABELS = ("pass", "fail")

def rate(labels, wanted):
    return sum(x == wanted for x in labels) / len(labels)

def agreement(judge_labels, human_labels):
    observed = rate([a == b for a, b in zip(judge_labels, human_labels)], True)
    chance = sum(rate(judge_labels, x) * rate(human_labels, x) for x in LABELS)
    if chance == 1:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    return {"agreement": round(observed, 3), "kappa": round((observed - chance) / (1 - chance), 3)}
