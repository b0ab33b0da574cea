# fault: the tolerance is taken as a share of the baseline, not taken off it
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] * (1 - tolerance):
        failures.append("pass rate too low")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
