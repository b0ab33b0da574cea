# fault: the tolerance is taken as a share of the baseline, not taken off it
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    bad = []
    if measured["pass_rate"] < baseline["pass_rate"] * (1 - tolerance):
        bad.append("pass rate too low")
    if measured["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        bad.append("p95 too high")
    return bad
