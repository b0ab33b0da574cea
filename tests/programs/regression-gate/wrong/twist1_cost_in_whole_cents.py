# twist: 1
# fault: the cost is rounded to cents before it is gated
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for metric in baseline:
        if metric not in current:
            failures.append(f"{metric} is missing")
    if "pass_rate" in current and current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate dropped")
    if "p95_latency_s" in current and current["p95_latency_s"] > 1.25 * baseline["p95_latency_s"]:
        failures.append("p95 latency grew")
    if "cost_usd" in baseline and "cost_usd" in current:
        if round(current["cost_usd"], 2) > 1.25 * baseline["cost_usd"]:
            failures.append("cost grew")
    return failures
