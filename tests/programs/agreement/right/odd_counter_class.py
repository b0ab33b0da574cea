from collections import Counter
from fractions import Fraction


class _A:
    def __call__(self, a, b):
        a, b = list(a), list(b)
        n = len(a)
        po = Fraction(sum(map(lambda p: p[0] == p[1], zip(a, b))), n)
        ca, cb = Counter(a), Counter(b)
        pe = sum((Fraction(ca[k] * cb[k], n * n) for k in ca), Fraction(0))
        k = 1.0 if pe == 1 else float((po - pe) / (1 - pe))
        return {"kappa": round(k, 3), "agreement": round(float(po), 3), "n": n}


agreement = _A()
