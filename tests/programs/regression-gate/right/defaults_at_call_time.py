BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
TOLERANCE = 0.03


def gate(current, baseline=None, tolerance=None):
    """Empty list: ship it."""
    if baseline is None:
        baseline = BASELINE
    if tolerance is None:
        tolerance = TOLERANCE
    failures = []
    match current:
        case {"pass_rate": rate, "p95_latency_s": p95}:
            if rate + tolerance < baseline["pass_rate"]:
                failures.append(f"PASS RATE {rate:.0%} (was {baseline['pass_rate']:.0%})")
            if p95 > (limit := baseline["p95_latency_s"] + baseline["p95_latency_s"] / 4):
                failures.append(f"P95 LATENCY {p95:.2f} s, limit {limit:.2f} s")
    return failures


if __name__ == "__main__":
    print(gate({"pass_rate": 0.70, "p95_latency_s": 9.0}))
