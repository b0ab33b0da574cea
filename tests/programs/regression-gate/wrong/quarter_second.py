# fault: a p95 fails above baseline + 0.25, not above 1.25 times the baseline
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    problems = []
    if measured["pass_rate"] < baseline["pass_rate"] - tolerance:
        problems.append("pass rate too low")
    if measured["p95_latency_s"] > baseline["p95_latency_s"] + 0.25:
        problems.append("p95 too high")
    return problems
