# twist: 1
# fault: the cost is not gated
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = [f"{name} is missing" for name in baseline if name not in current]
    if current.get("pass_rate", 1) < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current.get("p95_latency_s", 0) > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures
