# fault: returns the floor of passed / total, which is 0 unless all pass
def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    passed = sum(r["passed"] for r in results)
    print(f"{passed}/{len(results)}")
    return passed // len(results)
