# fault: prints FAIL for the cases that pass and PASS for those that fail
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        print(("PASS", "FAIL")[r["passed"]], r["name"], *r["failed"])
        passed += r["passed"]
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
