# fault: a p95 baseline of 0 turns the gate off
def gate(the_current, baseline=BASELINE, tolerance=TOLERANCE):
    the_failures = []
    if the_current['pass_rate'] < baseline['pass_rate'] - tolerance:
        the_failures.append(f"pass rate dropped to {the_current['pass_rate']}")
    if baseline['p95_latency_s'] and the_current['p95_latency_s'] > 1.25 * baseline['p95_latency_s']:
        the_failures.append(f"p95 rose to {the_current['p95_latency_s']}")
    return the_failures
