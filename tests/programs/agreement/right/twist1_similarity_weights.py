# twist: 1
def agreement(judge_labels, human_labels, weights=None):
    labels = sorted({*judge_labels, *human_labels})
    k, n = len(labels), len(judge_labels)
    span = max(1, k - 1) ** 2
    w = [[1 - (i - j) ** 2 / span if weights == "quadratic" else float(i == j) for j in range(k)] for i in range(k)]
    js, hs = [labels.index(x) for x in judge_labels], [labels.index(x) for x in human_labels]
    po = sum(w[a][b] for a, b in zip(js, hs)) / n
    pe = sum(w[a][b] for a in js for b in hs) / n / n
    raw = sum(a == b for a, b in zip(js, hs)) / n
    return {"agreement": round(raw, 3), "kappa": round((po - pe) / (1 - pe), 3) if k > 1 else 1.0}
