# fault: a case that passed with an empty output is counted as failed
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        if r["passed"] and r["output"]:
            passed += 1
            print("PASS", r["name"])
        else:
            print("FAIL", r["name"], r["failed"])
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
