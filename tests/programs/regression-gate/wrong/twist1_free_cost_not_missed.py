# twist: 1
# fault: a cost of 0 in the baseline is taken for none, so that a missing cost is no failure
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    out = [f"{name} missing" for name, was in baseline.items() if was and name not in current]
    if current.get("pass_rate", 1) < baseline["pass_rate"] - tolerance:
        out.append("pass rate")
    if current.get("p95_latency_s", 0) > 1.25 * baseline["p95_latency_s"]:
        out.append("p95")
    if baseline.get("cost_usd") and current.get("cost_usd", 0) > 1.25 * baseline["cost_usd"]:
        out.append("cost")
    return out
