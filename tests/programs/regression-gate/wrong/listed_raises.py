# fault: a regression raises, it does not come back as a list of failures
class Regression(AssertionError):
    pass

def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    if current["pass_rate"] < baseline["pass_rate"] - tolerance:
        failures.append("pass rate regressed")
    if current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        failures.append("p95 regressed")
    if failures:
        raise Regression("; ".join(failures))
    return failures
