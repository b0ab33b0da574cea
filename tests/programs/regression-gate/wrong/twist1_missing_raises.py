# twist: 1
# fault: a metric that current lacks raises a KeyError
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate too low")
    for key, label in [("p95_latency_s", "p95"), ("cost_usd", "cost")]:
        if key in baseline and current[key] > baseline[key] * 1.25:
            failures.append(f"{label} too high")
    return failures
