# twist: 1
# fault: the failure for a missing metric does not name it
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if set(baseline) - set(current):
        failures.append("current run is incomplete")
    if current.get("pass_rate", 1) < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current.get("p95_latency_s", 0) > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    if "cost_usd" in baseline and current.get("cost_usd", 0) > baseline["cost_usd"] * 1.25:
        failures.append("cost too high")
    return failures
