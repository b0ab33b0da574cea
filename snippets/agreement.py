def agreement(judge_labels, human_labels):
    n = len(human_labels)
    matches = [judge == human for judge, human in zip(judge_labels, human_labels, strict=True)]
    observed = matches.count(True) / n  #: observed
    chance = 0
    for label in {*judge_labels, *human_labels}:  #: every_label
        chance += judge_labels.count(label) * human_labels.count(label) / n**2  #: both_raters
    if chance == 1:  #: certain_chance
        kappa = 1.0
    else:
        kappa = (observed - chance) / (1 - chance)  #: kappa
    scores = {"agreement": observed, "kappa": kappa}
    return {name: round(score, 3) for name, score in scores.items()}  #: rounding


if __name__ == "__main__":
    human = ["pass"] * 90 + ["fail"] * 10
    careful = ["pass"] * 86 + ["fail"] * 11 + ["pass"] * 3
    print("careful judge:    ", agreement(careful, human))
    print("says always pass: ", agreement(["pass"] * 100, human))
