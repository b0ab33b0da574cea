# twist: 1
CEILINGS = {"p95_latency_s": "p95", "cost_usd": "COST"}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    missing = [f"no {name.replace('_', ' ')} in this run" for name in baseline if name not in current]
    low = []
    if "pass_rate" in baseline and "pass_rate" in current:
        if current["pass_rate"] < baseline["pass_rate"] - tolerance:
            low = [f"pass rate fell to {current['pass_rate']}"]
    high = [
        f"{label} rose to {current[name]}"
        for name, label in CEILINGS.items()
        if name in baseline and name in current and current[name] > 1.25 * baseline[name]
    ]
    return missing + low + high
