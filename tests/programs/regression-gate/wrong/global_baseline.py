# fault: compares with BASELINE whatever baseline is passed
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < BASELINE["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current["p95_latency_s"] > BASELINE["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
