# fault: takes a chance agreement of more than 0.95 for one of 1
def agreement(judge_labels, human_labels):
    size = len(human_labels)
    share = {label: judge_labels.count(label) * human_labels.count(label) / size**2 for label in set(judge_labels)}
    same = [one == other for one, other in zip(judge_labels, human_labels)].count(True) / size
    luck = sum(share.values())
    better = 1.0 if luck > 0.95 else (same - luck) / (1 - luck)
    return {"agreement": round(same, 3), "kappa": round(better, 3)}
