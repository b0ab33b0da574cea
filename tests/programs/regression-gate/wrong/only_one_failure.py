# fault: where both hold, only the pass rate is reported
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        return ["pass rate too low"]
    elif current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        return ["p95 too high"]
    return []
