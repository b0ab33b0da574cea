# fault: a figure of 0 is taken for a missing one
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    out = []
    rate = current.get("pass_rate") or baseline["pass_rate"]
    if rate < baseline["pass_rate"] - tolerance:
        out.append("pass rate")
    if (current.get("p95_latency_s") or 1e9) > 1.25 * baseline["p95_latency_s"]:
        out.append("p95")
    return out
