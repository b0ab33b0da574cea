# twist: 1
from collections import Counter
from fractions import Fraction as F
def agreement(judge_labels, human_labels, weights=None):
    n = len(judge_labels)
    labels = sorted({*judge_labels, *human_labels})
    pos = {l: i for i, l in enumerate(labels)}
    if weights == "quadratic":
        w = lambda a, b: F((pos[a] - pos[b]) ** 2)
    else:
        w = lambda a, b: F(a != b)
    J, H = Counter(judge_labels), Counter(human_labels)
    do = sum(w(a, b) for a, b in zip(judge_labels, human_labels)) / F(n)
    de = sum(w(a, b) * J[a] * H[b] for a in J for b in H) / F(n * n)
    po = F(sum(a == b for a, b in zip(judge_labels, human_labels)), n)
    return {"agreement": float(round(po, 3)), "kappa": float(round(1 - do / de, 3)) if de else 1.0}
