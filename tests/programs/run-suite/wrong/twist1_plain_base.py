# twist: 1
# fault: an empty suite raises ZeroDivisionError
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
        passed += r["passed"]
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
