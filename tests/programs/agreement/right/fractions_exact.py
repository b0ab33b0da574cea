# exact arithmetic; floats only at the very end
from __future__ import annotations

from fractions import Fraction
from typing import Hashable, Sequence


def share(labels: Sequence[Hashable], label: Hashable) -> Fraction:
    return Fraction(sum(x == label for x in labels), len(labels))


def agreement(judge: Sequence[Hashable], human: Sequence[Hashable]) -> dict[str, float]:
    p_o = Fraction(sum(map(lambda a, b: a == b, judge, human)), len(judge))
    p_e = sum((share(judge, x) * share(human, x) for x in {*judge, *human}), Fraction(0))
    kappa = Fraction(1) if p_e == 1 else (p_o - p_e) / (1 - p_e)
    return {"agreement": float(round(p_o, 3)), "kappa": float(round(kappa, 3))}
