# fault: there is no failure for a p95 above 1.25 times the baseline
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    now, floor = current["pass_rate"], baseline["pass_rate"] - tolerance
    return [f"pass rate {now:.2f} below {floor:.2f}"] if now < floor else []
