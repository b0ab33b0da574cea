# twist: 1
# fault: a disagreement counts by its distance and not by the square of it
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    places = {label: i for i, label in enumerate(sorted(set(judge_labels) | set(human_labels)))}

    def distance(a, b):
        if weights == "quadratic":
            return abs(places[a] - places[b])
        return int(a != b)

    actual = sum(distance(a, b) for a, b in zip(judge_labels, human_labels)) / n
    expected = sum(distance(a, b) for a in judge_labels for b in human_labels) / n**2
    same = sum(a == b for a, b in zip(judge_labels, human_labels)) / n
    return {"agreement": round(same, 3), "kappa": round(1 - actual / expected, 3) if expected else 1.0}
