# twist: 1
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


class Failure(str):
    pass


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for metric, was in reversed(baseline.items()):
        label = metric.replace("_", " ")
        try:
            now = current[metric]
        except KeyError:
            failures.append(Failure(f"no {label} in this build"))
            continue
        if metric == "pass_rate":
            bad = was - now > tolerance
        else:
            bad = metric in ("p95_latency_s", "cost_usd") and 4 * now > 5 * was
        failures += [Failure(f"{label}: {was} -> {now}")] * bad
    return failures
