# fault: uses TOLERANCE whatever tolerance is passed
def gate(latest, baseline=BASELINE, tolerance=TOLERANCE):
    problems = []
    if latest["pass_rate"] < baseline["pass_rate"] - TOLERANCE:
        problems.append("pass rate too low")
    if latest["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        problems.append("p95 too high")
    return problems
