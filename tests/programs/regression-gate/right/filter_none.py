from functools import partial
from operator import gt, lt


def compare(worse, label, now, limit):
    return f"{label} = {now} (limit {limit})" if worse(now, limit) else None


too_low = partial(compare, lt, "pass rate")
too_high = partial(compare, gt, "p95")


def gate(now, baseline=BASELINE, tolerance=TOLERANCE):
    candidates = (
        too_low(now["pass_rate"], baseline["pass_rate"] - tolerance),
        too_high(now["p95_latency_s"], 1.25 * baseline["p95_latency_s"]),
    )
    return [*filter(None, candidates)]
