# fault: a case that has no checks is not run at all
def run_suite(agent, cases):
    outcomes = []
    for case in cases:
        if not case.checks:
            continue
        seen = case.run(agent)
        outcomes.append(seen["passed"])
        print(f"{seen['name']}: {'PASS' if seen['passed'] else 'FAIL'} {' '.join(seen['failed'])}")
    share = sum(outcomes) / len(cases) if cases else 0.0
    print(f"{sum(outcomes)}/{len(cases)}")
    return share
