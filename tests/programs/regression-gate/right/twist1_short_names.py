# twist: 1
SHORT = {"pass_rate": "pass rate", "p95_latency_s": "p95", "cost_usd": "cost"}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    found = []
    for key, before in baseline.items():
        title = SHORT.get(key, key)
        if key not in current:
            found.append(f"{title}: nobody measured it")
        elif key == "pass_rate":
            if current[key] < before - tolerance:
                found.append(f"{title}: {current[key]}")
        elif key in SHORT and current[key] > before * 1.25:
            found.append(f"{title}: {current[key]}")
    return found
