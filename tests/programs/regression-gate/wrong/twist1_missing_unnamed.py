# twist: 1
# fault: the failure for a missing metric does not name it
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    bad = []
    if set(baseline) - set(measured):
        bad.append("current run is incomplete")
    if measured.get("pass_rate", 1) < baseline["pass_rate"] - tolerance:
        bad.append("pass rate too low")
    if measured.get("p95_latency_s", 0) > baseline["p95_latency_s"] * 1.25:
        bad.append("p95 too high")
    if "cost_usd" in baseline and measured.get("cost_usd", 0) > baseline["cost_usd"] * 1.25:
        bad.append("cost too high")
    return bad
