# fault: returns the rate as a string
def run_suite(agent, cases):
    passed = 0
    for result in (c.run(agent) for c in cases):
        print(result["name"], "PASS" if result["passed"] else f"FAIL {result['failed']}")
        passed += result["passed"]
    summary = f"{passed}/{len(cases)}"
    print(summary)
    return summary
