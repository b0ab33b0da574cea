BASELINE = {"p95_latency_s": 4.0, "pass_rate": 0.86}
TOLERANCE = 0.03


def gate(new_run, baseline=None, tolerance=None):
    """Empty list: ship it."""
    if baseline is None:
        baseline = BASELINE
    if tolerance is None:
        tolerance = TOLERANCE
    regressions = []
    match new_run:
        case {"pass_rate": rate, "p95_latency_s": p95}:
            if rate + tolerance < baseline["pass_rate"]:
                regressions.append(f"PASS RATE {rate:.0%} (was {baseline['pass_rate']:.0%})")
            if p95 > (limit := baseline["p95_latency_s"] + baseline["p95_latency_s"] / 4):
                regressions.append(f"P95 LATENCY {p95:.2f} s, limit {limit:.2f} s")
    return regressions


if __name__ == "__main__":
    print(gate({"pass_rate": 0.70, "p95_latency_s": 9.0}))
