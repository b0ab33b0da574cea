# fault: every drop of the pass rate fails, the tolerance is not used
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    checks = {
        "pass rate dropped": current["pass_rate"] < baseline["pass_rate"],
        "p95 regressed": current["p95_latency_s"] > baseline["p95_latency_s"] * 1.25,
    }
    return [words for words, broken in checks.items() if broken]
