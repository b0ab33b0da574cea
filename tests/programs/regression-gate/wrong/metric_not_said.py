# fault: a failure does not say which of the two it is
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append(f"quality {current['pass_rate']} too low")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append(f"latency {current['p95_latency_s']} too high")
    return failures
