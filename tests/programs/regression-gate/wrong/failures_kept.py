# fault: failures of an earlier call come back again
def gate(latest, baseline=BASELINE, tolerance=TOLERANCE, regressions=[]):
    if latest["pass_rate"] < baseline["pass_rate"] - tolerance:
        regressions.append("pass rate too low")
    if latest["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        regressions.append("p95 too high")
    return regressions
