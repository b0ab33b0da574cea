# fault: the tolerance is added to the baseline instead of taken off
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    fallen = []
    floor = baseline["pass_rate"] + tolerance
    if current["pass_rate"] < floor:
        fallen.append(f"pass rate {current['pass_rate']} is under {floor}")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        fallen.append(f"p95 {current['p95_latency_s']} s is too slow")
    return fallen
