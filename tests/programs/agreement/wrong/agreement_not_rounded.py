# fault: the raw agreement is not rounded to 3 places
def agreement(judge_labels, human_labels):
    pairs = list(zip(judge_labels, human_labels))
    p_o = sum(a == b for a, b in pairs) / len(pairs)
    freq = lambda xs, x: sum(y == x for y in xs) / len(xs)
    p_e = sum(freq(judge_labels, x) * freq(human_labels, x) for x in {*judge_labels, *human_labels})
    kappa = 1.0 if p_e >= 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": p_o, "kappa": round(kappa, 3)}
