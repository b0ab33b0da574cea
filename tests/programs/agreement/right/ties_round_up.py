from decimal import Decimal, ROUND_HALF_UP
from fractions import Fraction


def r3(x):
    d = Decimal(x.numerator) / Decimal(x.denominator)
    return float(d.quantize(Decimal("0.001"), rounding=ROUND_HALF_UP))


def agreement(judge, human):
    n = len(judge)
    same = sum(map(lambda p: p[0] == p[1], zip(judge, human)))
    chance = sum(judge.count(l) * human.count(l) for l in set(judge))
    if chance == n * n:
        return {"agreement": r3(Fraction(same, n)), "kappa": 1.0}
    return {"agreement": r3(Fraction(same, n)), "kappa": r3(Fraction(same * n - chance, n * n - chance))}
