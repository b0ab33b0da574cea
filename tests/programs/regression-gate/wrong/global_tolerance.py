# fault: uses TOLERANCE whatever tolerance is passed
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - TOLERANCE:
        failures.append("pass rate too low")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
