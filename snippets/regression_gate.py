#: given
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
#: end


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    floor = baseline["pass_rate"] - tolerance  #: tolerance
    if current["pass_rate"] < floor:  #: rate_gate
        failures.append(f"pass rate: {current['pass_rate']:.2f}, at least {floor:.2f} wanted")  #: report
    ceiling = 1.25 * baseline["p95_latency_s"]  #: headroom
    if current["p95_latency_s"] > ceiling:  #: latency_gate
        failures.append(f"p95: {current['p95_latency_s']:.1f} s, at most {ceiling:.1f} s wanted")  #: report
    return failures  #: all_failures


if __name__ == "__main__":
    for current in (
        {"pass_rate": 0.84, "p95_latency_s": 4.6},
        {"pass_rate": 0.88, "p95_latency_s": 7.5},
        {"pass_rate": 0.71, "p95_latency_s": 5.2},
    ):
        print(gate(current) or "fine")
