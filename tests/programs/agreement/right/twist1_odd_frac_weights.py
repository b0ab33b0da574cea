# twist: 1
from fractions import Fraction


def agreement(x, y, *, weights=None):
    x, y = tuple(x), tuple(y)
    labs = sorted({*x, *y}) if weights else list({*x, *y})
    pos = {l: i for i, l in enumerate(labs)}
    n = len(x)
    po = sum(a == b for a, b in zip(x, y)) / n

    def d(a, b):
        if weights == "quadratic":
            return (pos[a] - pos[b]) ** 2
        return int(a != b)

    obs = Fraction(sum(d(a, b) for a, b in zip(x, y)), n)
    exp = Fraction(sum(d(a, b) for a in x for b in y), n * n)
    return dict(agreement=round(po, 3), kappa=round(float(1 - obs / exp), 3) if exp else 1.0)
