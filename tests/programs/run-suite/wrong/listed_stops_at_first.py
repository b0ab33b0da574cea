# fault: stops at the first failure, the later cases are not run
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        result = case.run(agent)
        if not result["passed"]:
            print("FAIL", result["name"], result["failed"])
            break
        passed += 1
        print("PASS", result["name"])
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
