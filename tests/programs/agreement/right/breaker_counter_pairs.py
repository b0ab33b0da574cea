from collections import Counter
from fractions import Fraction as F


def agreement(a, b):
    n = len(a)
    both = Counter(zip(a, b))
    ca, cb = Counter(a), Counter(b)
    po = F(sum(v for (x, y), v in both.items() if x == y), n)
    pe = sum(F(ca[x] * cb[x], n * n) for x in ca)
    return {"kappa": round(float((po - pe) / (1 - pe)), 3) if pe != 1 else 1.0, "agreement": round(float(po), 3)}
