# fault: a p95 fails above baseline + 0.25, not above 1.25 times the baseline
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current["p95_latency_s"] > baseline["p95_latency_s"] + 0.25:
        failures.append("p95 too high")
    return failures
