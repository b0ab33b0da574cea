# fault: both numbers are rounded to 2 places, not 3
from fractions import Fraction as F


def agreement(judge, human):
    n = len(judge)
    o = F(sum(a == b for a, b in zip(judge, human)), n)
    e = sum(F(judge.count(x) * human.count(x), n * n) for x in set(judge))
    k = F(1) if e == 1 else (o - e) / (1 - e)
    return {"agreement": round(float(o), 2), "kappa": round(float(k), 2)}
