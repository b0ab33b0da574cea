# fault: a pass rate above the baseline by more than the tolerance is a failure too
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if abs(current["pass_rate"] - baseline["pass_rate"]) > tolerance:
        failures.append("pass rate moved")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
