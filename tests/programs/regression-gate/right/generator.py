def _problems(now, before, slack):
    drop = before["pass_rate"] - now["pass_rate"]
    if drop > slack:
        yield "pass rate is down by %.3f" % drop
    if now["p95_latency_s"] / 1.25 > before["p95_latency_s"]:
        yield "p95 is more than a quarter up"


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    return list(_problems(current, baseline, tolerance))
