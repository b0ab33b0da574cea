# twist: 1
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    failures = []
    for metric, base in baseline.items():
        if metric not in current:
            failures.append(f"{metric} is missing")
            continue
        got = current[metric]
        if metric == "pass_rate":
            if got < base - tolerance:
                failures.append(f"{metric}: {got}")
        elif got > 1.25 * base:
            failures.append(f"{metric}: {got} > {base * 1.25}")
    return failures
