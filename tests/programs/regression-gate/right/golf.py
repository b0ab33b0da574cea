def gate(c, baseline=BASELINE, tolerance=TOLERANCE):
    b = baseline
    return ["pass rate"] * (c["pass_rate"] < b["pass_rate"] - tolerance) + ["p95"] * (
        c["p95_latency_s"] > b["p95_latency_s"] * 1.25
    )
