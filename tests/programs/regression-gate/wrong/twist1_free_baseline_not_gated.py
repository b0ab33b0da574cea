# twist: 1
# fault: a baseline cost of 0 is taken for none
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    gone = sorted(set(baseline) - set(current))
    out = ["no " + g.replace("_", " ") + " in the current metrics" for g in gone]
    inf = float("inf")
    if current.get("pass_rate", inf) < baseline["pass_rate"] - tolerance:
        out.append("pass rate")
    if current.get("p95_latency_s", -inf) > baseline["p95_latency_s"] * 1.25:
        out.append("p95")
    if baseline.get("cost_usd") and current.get("cost_usd", -inf) > baseline["cost_usd"] * 1.25:
        out.append("Cost")
    return out
