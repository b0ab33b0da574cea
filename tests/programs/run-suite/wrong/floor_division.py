# fault: returns the floor of passed / total, which is 0 unless all pass
def run_suite(system, tests):
    collected = [x.run(system) for x in tests]
    for res in collected:
        print("PASS" if res["passed"] else "FAIL", res["name"], *res["failed"])
    passed = sum(res["passed"] for res in collected)
    print(f"{passed}/{len(collected)}")
    return passed // len(collected)
