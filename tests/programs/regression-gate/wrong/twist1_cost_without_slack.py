# twist: 1
# fault: any rise of the cost fails, it is not gated like the p95
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = [f"{name} is missing" for name in baseline if name not in current]
    if current.get("pass_rate", 1) < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current.get("p95_latency_s", 0) > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    if current.get("cost_usd", 0) > baseline.get("cost_usd", float("inf")):
        failures.append("cost too high")
    return failures
