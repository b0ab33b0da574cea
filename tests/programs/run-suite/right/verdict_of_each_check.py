def run_suite(agent, cases):
    held = 0
    for case in cases:
        seen = case.run(agent)
        for check in case.checks:
            label = check.__name__
            print(f"{seen['name']}.{label} {'FAIL' if label in seen['failed'] else 'PASS'}")
        print(seen["name"], "PASS" if seen["passed"] else "FAIL")
        held += bool(seen["passed"])
    print(f"{held} of {len(cases)}")
    return held / len(cases) if cases else 0.0
