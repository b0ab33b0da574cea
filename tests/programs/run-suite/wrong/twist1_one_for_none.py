# twist: 1
# fault: no cases gives 1.0, not 0.0
def run_suite(agent, cases):
    failed = 0
    for case in cases:
        r = case.run(agent)
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
        failed += not r["passed"]
    rate = 1 - failed / len(cases) if cases else 1.0
    print(f"{rate:.0%}")
    return rate
