from collections import Counter


def agreement(judge_labels, human_labels):
    n = len(judge_labels)
    p_o = sum(j == h for j, h in zip(judge_labels, human_labels)) / n
    cj, ch = Counter(judge_labels), Counter(human_labels)
    p_e = sum(cj[l] * ch[l] for l in cj) / n**2
    kappa = 1.0 if p_o == 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": round(p_o, 3), "kappa": round(kappa, 3)}
