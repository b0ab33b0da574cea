# twist: 1
# fault: what a build brings and the baseline lacks is put into the baseline
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for k, v in current.items():
        baseline.setdefault(k, v)
    for metric in baseline:
        if metric not in current:
            failures.append(f"{metric} is missing")
    if "pass_rate" in current and current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate dropped")
    if "p95_latency_s" in current and current["p95_latency_s"] > 1.25 * baseline["p95_latency_s"]:
        failures.append("p95 latency grew")
    if "cost_usd" in baseline and "cost_usd" in current:
        if current["cost_usd"] > 1.25 * baseline["cost_usd"]:
            failures.append("cost grew")
    return failures
