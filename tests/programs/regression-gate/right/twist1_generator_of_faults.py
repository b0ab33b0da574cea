# twist: 1
from typing import Iterator

BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
TOLERANCE = 0.03


def _faults(current, baseline, tolerance) -> Iterator[str]:
    limits = {
        "pass_rate": (-1, lambda b: b - tolerance),
        "p95_latency_s": (1, lambda b: 1.25 * b),
        "cost_usd": (1, lambda b: 1.25 * b),
    }
    for metric, base in baseline.items():
        if metric not in current:
            yield metric.replace("_", " ").upper() + " MISSING"
            continue
        if metric in limits:
            sign, limit = limits[metric]
            if sign * current[metric] > sign * limit(base):
                yield f"{metric}: {current[metric]} against {base}"


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    return list(_faults(current, baseline, tolerance))
