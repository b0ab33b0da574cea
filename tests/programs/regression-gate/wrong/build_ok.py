# fault: where nothing fails it returns a string, not an empty list
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 too high")
    return failures or "BUILD OK"
