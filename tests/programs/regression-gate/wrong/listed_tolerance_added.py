# fault: the tolerance is added to the baseline, not taken off
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    floor = sum((baseline["pass_rate"], tolerance))
    failures = []
    if current["pass_rate"] < floor:
        failures += [f"pass rate {current['pass_rate']} < {floor}"]
    if current["p95_latency_s"] > 1.25 * baseline["p95_latency_s"]:
        failures += ["p95 regressed"]
    return failures
