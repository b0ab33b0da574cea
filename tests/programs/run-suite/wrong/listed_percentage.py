# fault: returns a percentage, not passed / total
def run_suite(agent, cases):
    passed = 0
    for result in (c.run(agent) for c in cases):
        print(result["name"], "PASS" if result["passed"] else f"FAIL {result['failed']}")
        passed += result["passed"]
    percent = 100 * passed / len(cases)
    print(f"{percent:.0f}%")
    return percent
