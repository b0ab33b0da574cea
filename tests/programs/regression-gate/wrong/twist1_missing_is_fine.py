# twist: 1
# fault: a metric that current lacks is skipped, it is no failure
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for key in baseline.keys() & current.keys():
        if key == "pass_rate" and current[key] < baseline[key] - tolerance:
            failures.append("pass rate too low")
        if key == "p95_latency_s" and current[key] > baseline[key] * 1.25:
            failures.append("p95 too high")
        if key == "cost_usd" and current[key] > baseline[key] * 1.25:
            failures.append("cost too high")
    return failures
