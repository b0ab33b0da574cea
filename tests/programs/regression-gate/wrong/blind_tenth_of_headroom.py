# fault: the ceiling of the latency lies a tenth above the baseline and not a quarter
from typing import Iterator

TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
HEADROOM = 1.1


def problems(now, then, tolerance) -> Iterator[str]:
    if now["pass_rate"] < then["pass_rate"] - tolerance:
        yield "pass_rate: {} after {}".format(now["pass_rate"], then["pass_rate"])
    if now["p95_latency_s"] > then["p95_latency_s"] * HEADROOM:
        yield "p95: {} after {}".format(now["p95_latency_s"], then["p95_latency_s"])


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    return list(problems(current, baseline, tolerance))
