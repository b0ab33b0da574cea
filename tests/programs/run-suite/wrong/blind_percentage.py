# fault: the rate is returned as a percentage
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        result = case.run(agent)
        if result["passed"]:
            passed += 1
            print("PASS", result["name"])
        else:
            print("FAIL", result["name"], ", ".join(result["failed"]))
    rate = 100 * passed / len(cases)
    print(f"{passed}/{len(cases)} passed")
    return rate
