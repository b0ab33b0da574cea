#: given
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
#: end


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for metric in baseline:  #: baseline_rules
        if metric not in current:  #: missing_metric
            failures.append(f"{metric}: not measured")  #: name_missing
            continue
        value = current[metric]
        if metric == "pass_rate":
            floor = baseline[metric] - tolerance  #: tolerance
            if value < floor:  #: rate_gate
                failures.append(f"{metric}: {value:.2f}, at least {floor:.2f} wanted")  #: report
        elif metric in ("p95_latency_s", "cost_usd"):  #: cost_gate
            ceiling = 1.25 * baseline[metric]  #: headroom
            if value > ceiling:  #: latency_gate
                failures.append(f"{metric}: {value:.2f}, at most {ceiling:.2f} wanted")  #: report
    return failures  #: all_failures


if __name__ == "__main__":
    baseline = {**BASELINE, "cost_usd": 0.04}
    for current in (
        {"pass_rate": 0.87, "p95_latency_s": 4.1, "cost_usd": 0.07},
        {"pass_rate": 0.87, "p95_latency_s": 4.1},
    ):
        print(gate(current, baseline) or "fine")
