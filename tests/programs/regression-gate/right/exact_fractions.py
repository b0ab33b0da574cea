from fractions import Fraction as F
from dataclasses import dataclass


@dataclass
class Limits:
    floor: F
    ceiling: F

    @classmethod
    def of(cls, baseline, tolerance):
        return cls(F(baseline["pass_rate"]) - F(tolerance), F(baseline["p95_latency_s"]) * F(5, 4))


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    lim = Limits.of(baseline, tolerance)
    out = list[str]()
    if F(current["pass_rate"]) < lim.floor:
        out += ["pass_rate: %s" % current]
    if F(current["p95_latency_s"]) > lim.ceiling:
        out += ["p95: %.2f" % current["p95_latency_s"]]
    print("gate:", out or "fine")
    return out
