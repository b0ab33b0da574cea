# fault: the p95 is rounded to tenths before it is compared
def gate(the_current, baseline=BASELINE, tolerance=TOLERANCE):
    the_failures = []
    if the_current['pass_rate'] < baseline['pass_rate'] - tolerance:
        the_failures.append(f"pass rate dropped to {the_current['pass_rate']}")
    if round(the_current['p95_latency_s'], 1) > 1.25 * baseline['p95_latency_s']:
        the_failures.append(f"p95 rose to {the_current['p95_latency_s']}")
    return the_failures
