# twist: 1
# fault: the cost is gated by the tolerance of the pass rate
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}
TOLERANCE = 0.03
LABELS = {"pass_rate": "pass rate", "p95_latency_s": "p95_latency_s", "cost_usd": "cost_usd"}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for name, before in baseline.items():
        if current.get(name) is None:
            failures.append(f"{LABELS.get(name, name)} is missing")
        elif name == "pass_rate":
            if current[name] < before - tolerance:
                failures.append(f"pass rate fell to {current[name]}")
        elif name in LABELS and current[name] > (before * 1.25 if name != "cost_usd" else before + tolerance):
            failures.append(f"{LABELS[name]} rose to {current[name]}")
    return failures
