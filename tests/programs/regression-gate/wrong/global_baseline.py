# fault: compares with BASELINE whatever baseline is passed
def gate(latest, baseline=BASELINE, tolerance=TOLERANCE):
    regressions = []
    if latest["pass_rate"] < BASELINE["pass_rate"] - tolerance:
        regressions.append("pass rate too low")
    if latest["p95_latency_s"] > BASELINE["p95_latency_s"] * 1.25:
        regressions.append("p95 too high")
    return regressions
