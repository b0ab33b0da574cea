# fault: prints True and False, not PASS or FAIL
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        passed += r["passed"]
        print(r["name"], r["passed"], *r["failed"])
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
