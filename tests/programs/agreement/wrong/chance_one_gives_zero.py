# fault: where the chance agreement is 1 kappa comes out as 0.0, it has to be 1.0
def agreement(judge, human):
    n = len(judge)
    p_o = sum(x == y for x, y in zip(judge, human)) / n
    p_e = sum(judge.count(x) * human.count(x) for x in set(judge) | set(human)) / n**2
    try:
        kappa = (p_o - p_e) / (1 - p_e)
    except ZeroDivisionError:
        kappa = 0.0
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
