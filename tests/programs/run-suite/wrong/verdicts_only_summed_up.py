# fault: PASS and FAIL are only counted at the end, and no case has its own
def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]
    for result in results:
        print("*" if result["passed"] else "x", result["name"], *result["failed"])
    good = sum(result["passed"] for result in results)
    print(f"{good} PASS, {len(results) - good} FAIL: {good}/{len(results)}")
    return good / len(results)
