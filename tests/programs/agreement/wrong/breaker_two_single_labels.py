# fault: where each rater has a single label, another one each, kappa is 1 all the same
def agreement(a, b):
    n = len(a)
    po = sum(x == y for x, y in zip(a, b)) / n
    pe = sum(a.count(x) * b.count(x) for x in {*a, *b}) / n / n
    if len({*a}) == 1 and len({*b}) == 1:
        return {"agreement": round(po, 3), "kappa": 1.0}
    return {"agreement": round(po, 3), "kappa": round((po - pe) / (1 - pe), 3)}
