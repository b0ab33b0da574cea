# fault: a pass rate above the baseline by more than the tolerance is a failure too
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    bad = []
    if abs(measured["pass_rate"] - baseline["pass_rate"]) > tolerance:
        bad.append("pass rate moved")
    if measured["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        bad.append("p95 too high")
    return bad
