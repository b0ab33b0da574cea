# fault: the rate is not printed at the end
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
        passed += bool(r["passed"])
    return passed / len(cases)
