# twist: 1
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for metric, was in baseline.items():
        if metric not in current:
            failures.append(f"{metric} is missing")
            continue
        now = current[metric]
        if metric == "pass_rate" and now < was - tolerance:
            failures.append(f"pass rate {now} under {was - tolerance}")
        elif metric == "p95_latency_s" and now > was * 1.25:
            failures.append(f"p95 {now} over {was * 1.25}")
        elif metric == "cost_usd" and now > was * 1.25:
            failures.append(f"cost {now} over {was * 1.25}")
    return failures
