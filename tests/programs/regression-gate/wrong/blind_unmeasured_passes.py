# twist: 1
# fault: a metric that was not measured is skipped and counts as fine
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
TOLERANCE = 0.03


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    rules = {
        "pass_rate": lambda now, old: now < old - tolerance,
        "p95_latency_s": lambda now, old: now > old * 1.25,
        "cost_usd": lambda now, old: now > old * 1.25,
    }
    return [
        f"{metric} got worse: {baseline[metric]} to {current[metric]}"
        for metric, worse in rules.items()
        if metric in baseline and metric in current and worse(current[metric], baseline[metric])
    ]
