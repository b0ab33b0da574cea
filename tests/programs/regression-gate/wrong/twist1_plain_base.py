# twist: 1
# fault: of the metrics of the baseline only two are looked at, the cost is not gated
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    floor, ceiling = baseline["pass_rate"] - tolerance, 1.25 * baseline["p95_latency_s"]
    if current["pass_rate"] < floor:
        failures.append(f"pass rate is under {floor}")
    if current["p95_latency_s"] > ceiling:
        failures.append(f"p95 is over {ceiling}")
    return failures
