# fault: where both fail only the pass rate is reported
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        return [f"pass rate fell to {current['pass_rate']:.2f}"]
    if current["p95_latency_s"] > 1.25 * baseline["p95_latency_s"]:
        return [f"p95 rose to {current['p95_latency_s']:.1f}"]
    return []
