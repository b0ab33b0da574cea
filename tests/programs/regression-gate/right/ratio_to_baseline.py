def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    problems = []
    lost = baseline["pass_rate"] - current["pass_rate"]
    if lost > tolerance:
        problems.append(f"pass rate: {lost:.1%} lost")
    growth = current["p95_latency_s"] / baseline["p95_latency_s"]
    if growth > 1.25:
        problems.append(f"p95: {growth:.2f} times what it was")
    return problems
