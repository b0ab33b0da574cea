# twist: 1
class Matrix(list):
    def __matmul__(self, other):
        return sum(x * y for r, s in zip(self, other) for x, y in zip(r, s))


def agreement(judge_labels, human_labels, weights=None):
    if weights not in (None, "quadratic"):
        raise ValueError(weights)
    cats = list(dict.fromkeys(sorted(list(judge_labels) + list(human_labels))))
    k, n = len(cats), len(judge_labels)
    O = Matrix([0.0] * k for _ in range(k))
    for i, j in zip(map(cats.index, judge_labels), map(cats.index, human_labels)):
        O[i][j] += 1 / n
    r = [sum(row) for row in O]
    c = [sum(col) for col in zip(*O)]
    E = Matrix([x * y for y in c] for x in r)
    if weights:
        W = Matrix([((i - j) / max(k - 1, 1)) ** 2 for j in range(k)] for i in range(k))
    else:
        W = Matrix([float(i != j) for j in range(k)] for i in range(k))
    bad = W @ E
    kappa = 1 - (W @ O) / bad if bad > 1e-12 else 1.0
    agree = sum(O[i][i] for i in range(k))
    return {"agreement": round(agree, 3), "kappa": round(kappa, 3), "labels": cats}
