# fault: chance is summed over every example, not over every label
def agreement(judge_labels, human_labels):
    n = len(human_labels)
    po = sum(map(lambda p: p[0] == p[1], zip(judge_labels, human_labels))) / n
    pe = sum(judge_labels.count(c) * human_labels.count(c) for c in human_labels) / n**2
    return {"agreement": round(po, 3), "kappa": round((po - pe) / (1 - pe), 3) if pe != 1 else 1.0}
