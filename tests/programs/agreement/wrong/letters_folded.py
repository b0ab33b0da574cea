# fault: labels that differ in case are taken for one
def agreement(a, b):
    a = [str(x).lower() for x in a]
    b = [str(x).lower() for x in b]
    n = len(a)
    po = sum(x == y for x, y in zip(a, b)) / n
    pe = sum((a.count(k) / n) * (b.count(k) / n) for k in set(a))
    k = (po - pe) / (1 - pe) if pe != 1 else 1.0
    return {"agreement": round(po, 3), "kappa": round(k, 3)}
