# fault: a regression raises, it does not come back as a list of failures
class Regression(AssertionError):
    pass


def gate(fresh, baseline=BASELINE, tolerance=TOLERANCE):
    found = []
    if fresh["pass_rate"] < baseline["pass_rate"] - tolerance:
        found.append("pass rate regressed")
    if fresh["p95_latency_s"] > baseline["p95_latency_s"] * 1.25:
        found.append("p95 regressed")
    if found:
        raise Regression("; ".join(found))
    return found
