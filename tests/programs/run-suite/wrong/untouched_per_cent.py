# fault: the rate comes back as a percentage
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        result = case.run(agent)
        if result["passed"]:
            passed += 1
            print("PASS", result["name"])
            continue
        print("FAIL", result["name"], "because of", *result["failed"])
    share = passed / len(cases) if cases else 0.0
    print("pass rate", share)
    return share * 100
