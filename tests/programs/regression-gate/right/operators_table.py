TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


from operator import gt, lt


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    rate, p95 = (baseline[name] for name in ("pass_rate", "p95_latency_s"))
    tests = {
        "PASS RATE": (lt, current["pass_rate"], rate - tolerance),
        "P95": (gt, current["p95_latency_s"], p95 + p95 / 4),
    }
    return tuple(
        f"{name} is {value!r}, limit {limit!r}" for name, (worse, value, limit) in tests.items() if worse(value, limit)
    )
