# fault: the p95 is rounded to tenths before it is compared
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append(f"pass rate dropped to {current['pass_rate']}")
    if round(current["p95_latency_s"], 1) > 1.25 * baseline["p95_latency_s"]:
        failures.append(f"p95 rose to {current['p95_latency_s']}")
    return failures
