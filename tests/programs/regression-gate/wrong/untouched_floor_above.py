# fault: the tolerance is added
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    def findings():
        floor = baseline["pass_rate"] + tolerance
        if current["pass_rate"] < floor:
            yield "pass rate {} is below {}".format(current["pass_rate"], floor)
        ceiling = baseline["p95_latency_s"] * 1.25
        if current["p95_latency_s"] > ceiling:
            yield "p95 latency {} is above {}".format(current["p95_latency_s"], ceiling)

    return list(findings())
