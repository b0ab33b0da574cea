# twist: 1
# fault: a metric that current lacks raises a KeyError
def gate(now, baseline=BASELINE, tolerance=TOLERANCE):
    bad = []
    if now["pass_rate"] < baseline["pass_rate"] - tolerance:
        bad.append("pass rate too low")
    for key, picked in [("p95_latency_s", "p95"), ("cost_usd", "cost")]:
        if key in baseline and now[key] > baseline[key] * 1.25:
            bad.append(f"{picked} too high")
    return bad
