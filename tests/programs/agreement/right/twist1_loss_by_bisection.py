# twist: 1
from itertools import product
from statistics import fmean
from bisect import bisect_left


def agreement(a, b, *, weights=None, digits=3):
    order = sorted({*a, *b})
    loss = {None: lambda x, y: x != y, "quadratic": lambda x, y: (bisect_left(order, x) - bisect_left(order, y)) ** 2}[
        weights
    ]
    observed = fmean(map(loss, a, b))
    expected = fmean(loss(x, y) for x, y in product(a, b))
    k = 1 - observed / expected if expected else 1.0
    return {"agreement": round(fmean(x == y for x, y in zip(a, b)), digits), "kappa": round(k, digits)}
