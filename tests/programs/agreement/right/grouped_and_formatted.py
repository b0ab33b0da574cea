from itertools import groupby


def shares(labels):
    labels = sorted(labels, key=repr)
    return {key: len(list(group)) / len(labels) for key, group in groupby(labels)}


def agreement(judge_labels, human_labels):
    mine, theirs = shares(judge_labels), shares(human_labels)
    total = same = 0
    while total < len(judge_labels):
        same += judge_labels[total] == human_labels[total]
        total += 1
    raw = same / total
    luck = 0.0
    for label, share in mine.items():
        luck += share * theirs.get(label, 0.0)
    if abs(1 - luck) < 1e-9:
        kappa = 1.0
    else:
        kappa = (raw - luck) / (1 - luck)
    return {"agreement": float(f"{raw:.3f}"), "kappa": float(f"{kappa:.3f}")}
