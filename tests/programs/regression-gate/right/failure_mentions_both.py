RULES = [
    (
        "pass rate {cur} is below {base} - {tol} (p95 is another rule)",
        lambda c, b, t: not c["pass_rate"] >= b["pass_rate"] - t,
    ),
    ("latency p95 regressed", lambda c, b, t: not c["p95_latency_s"] <= b["p95_latency_s"] * 1.25),
]


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    return [
        msg.format(cur=current["pass_rate"], base=baseline["pass_rate"], tol=tolerance)
        for msg, broken in RULES
        if broken(current, baseline, tolerance)
    ]
