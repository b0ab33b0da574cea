from itertools import product


def agreement(judge_labels, human_labels, *, weights=None):
    n = len(human_labels)
    order = sorted({*judge_labels, *human_labels})  #: sorted_union

    def apart(judge, human):
        if weights == "quadratic":
            return (order.index(judge) - order.index(human)) ** 2  #: squared_distance
        return judge != human

    pairs = list(zip(judge_labels, human_labels, strict=True))
    observed = sum(judge == human for judge, human in pairs) / n  #: observed
    actual = sum(apart(*pair) for pair in pairs) / n  #: weighed_pairs
    chance = sum(apart(*pair) for pair in product(judge_labels, human_labels)) / n**2  #: weighed_chance
    if chance == 0:  #: certain_chance
        kappa = 1.0
    else:
        kappa = 1 - actual / chance  #: kappa
    scores = {"agreement": observed, "kappa": kappa}
    return {name: round(score, 3) for name, score in scores.items()}  #: rounding


if __name__ == "__main__":
    human = [1, 2, 2, 3, 4, 4, 5, 5]
    near = [2, 2, 3, 3, 4, 5, 5, 4]
    far = [5, 2, 4, 3, 4, 1, 5, 2]
    for judge in (near, far):
        print(agreement(judge, human), agreement(judge, human, weights="quadratic"))
