# fault: a pass rate exactly at baseline - tolerance is a failure
def gate(fresh, baseline=BASELINE, tolerance=TOLERANCE):
    found = []
    if fresh["pass_rate"] <= baseline["pass_rate"] - tolerance:
        found.append("pass rate too low")
    if fresh["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        found.append("p95 too high")
    return found
