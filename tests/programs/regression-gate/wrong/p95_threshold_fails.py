# fault: a p95 of exactly 1.25 times the baseline is a failure
def gate(new_run, baseline=BASELINE, tolerance=TOLERANCE):
    faults = []
    if new_run["pass_rate"] < baseline["pass_rate"] - tolerance:
        faults.append("pass rate too low")
    if not new_run["p95_latency_s"] < baseline["p95_latency_s"] * 1.25:
        faults.append("p95 too high")
    return faults
