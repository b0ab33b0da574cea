# twist: 1
# fault: a metric that was not measured is skipped and counts as fine
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    def got_worse(metric, now, old):
        if metric == "pass_rate":
            return now < old - tolerance
        return metric in ("p95_latency_s", "cost_usd") and now > old * 1.25

    return [
        f"{metric} got worse, it was {old}"
        for metric, old in baseline.items()
        if metric in current and got_worse(metric, current[metric], old)
    ]
