# fault: a failure does not say which of the two it is
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    faults = []
    if measured["pass_rate"] < baseline["pass_rate"] - tolerance:
        faults.append(f"quality {measured['pass_rate']} too low")
    if measured["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        faults.append(f"latency {measured['p95_latency_s']} too high")
    return faults
