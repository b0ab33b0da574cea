def agreement(j, h):
    n = len(j)
    z = [*zip(j, h)]
    o = sum(a == b for a, b in z) / n
    e = sum(j.count(x) * h.count(x) for x in {*j}) / n / n
    return {"agreement": round(o, 3), "kappa": 1.0 if len({*j, *h}) < 2 else round((o - e) / (1 - e), 3)}
