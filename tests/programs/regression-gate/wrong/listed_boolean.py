# fault: returns whether the build is fine, not the list of failures
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    rate_ok = current["pass_rate"] >= baseline["pass_rate"] - tolerance
    p95_ok = current["p95_latency_s"] <= baseline["p95_latency_s"] * 1.25
    if not rate_ok:
        print("pass rate regressed")
    if not p95_ok:
        print("p95 regressed")
    return rate_ok and p95_ok
