# fault: returns how many passed, not passed / total
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        print("PASS" if r["passed"] else "FAIL", r["name"], ", ".join(r["failed"]))
        passed += bool(r["passed"])
    print(f"{passed}/{len(cases)}")
    return passed
