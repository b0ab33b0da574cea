# twist: 1
# fault: a missing metric is called by the first word of its name alone
def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    found = [f"{key.split('_')[0]}: not there" for key in baseline if key not in current]
    ceilings = {"p95_latency_s": "p95", "cost_usd": "cost"}
    for key in current.keys() & baseline.keys():
        if key == "pass_rate" and current[key] + tolerance < baseline[key]:
            found.append("pass rate")
        if key in ceilings and current[key] > 1.25 * baseline[key]:
            found.append(ceilings[key])
    return found
