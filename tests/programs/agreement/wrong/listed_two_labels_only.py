# fault: the labels are fixed to pass and fail, other labels do not enter the chance agreement
LABELS = ("pass", "fail")


def rate(labels, wanted):
    return sum(x == wanted for x in labels) / len(labels)


def agreement(auto, people_labels):
    observed = rate([a == p for a, p in zip(auto, people_labels)], True)
    chance = sum(rate(auto, x) * rate(people_labels, x) for x in LABELS)
    if chance == 1:
        return {"agreement": round(observed, 3), "kappa": 1.0}
    return {"kappa": round((observed - chance) / (1 - chance), 3), "agreement": round(observed, 3)}
