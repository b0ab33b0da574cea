# fault: where nothing fails it returns a string, not an empty list
def gate(measured, baseline=BASELINE, tolerance=TOLERANCE):
    problems = []
    if measured["pass_rate"] < baseline["pass_rate"] - tolerance:
        problems.append("pass rate too low")
    if measured["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        problems.append("p95 too high")
    return problems or "BUILD OK"
