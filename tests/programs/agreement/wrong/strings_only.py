# fault: labels that are no strings raise, any set of labels has to do
from collections import Counter


def clean(label):
    return label.strip()


def agreement(judge_labels, human_labels):
    judge = [clean(x) for x in judge_labels]
    human = [clean(x) for x in human_labels]
    n = len(judge)
    a, b = Counter(judge), Counter(human)
    p_o = sum(x == y for x, y in zip(judge, human)) / n
    p_e = sum(a[x] * b[x] for x in a) / n**2
    return {"agreement": round(p_o, 3), "kappa": 1.0 if p_e == 1 else round((p_o - p_e) / (1 - p_e), 3)}
