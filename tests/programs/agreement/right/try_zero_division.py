import enum
from decimal import Decimal, ROUND_HALF_EVEN


class Key(str, enum.Enum):
    AGREEMENT = "agreement"
    KAPPA = "kappa"


def three(x):
    return float(Decimal(str(x)).quantize(Decimal("0.001"), rounding=ROUND_HALF_EVEN))


def agreement(judge, human):
    n = len(judge)
    pairs = list(zip(judge, human))
    p_o = sum(a == b for a, b in pairs) / n
    hits = sum(a == h for a in judge for h in human)
    try:
        k = (p_o * n * n - hits) / (n * n - hits)
    except ZeroDivisionError:
        k = 1.0
    return {Key.AGREEMENT.value: three(p_o), Key.KAPPA.value: three(k)}
