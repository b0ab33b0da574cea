# fault: the numbers are cut off after three places, not rounded
def agreement(j, h):
    n = len(h)
    po = sum(a == b for a, b in zip(j, h)) / n
    pe = sum(j.count(c) * h.count(c) for c in set(j + h)) / n**2
    cut = lambda x: int(x * 1000) / 1000
    return {"agreement": cut(po), "kappa": 1.0 if pe == 1 else cut((po - pe) / (1 - pe))}
