# fault: a label of 0 or "" is not counted
def agreement(a, b):
    n = len(a)
    po = sum(x == y for x, y in zip(a, b)) / n
    pe = sum(a.count(x) * b.count(x) for x in {*a, *b} if x) / n / n
    return {"agreement": round(po, 3), "kappa": 1.0 if pe == 1 else round((po - pe) / (1 - pe), 3)}
