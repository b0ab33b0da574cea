# fault: a p95 of exactly 1.25 times the baseline is a failure
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if not current["p95_latency_s"] < baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
