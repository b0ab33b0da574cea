# twist: 1
# fault: no cases gives None, not 0.0
def run_suite(agent, cases):
    if not cases:
        print("nothing to run")
        return
    results = [c.run(agent) for c in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rate = sum(r["passed"] for r in results) / len(results)
    print(f"{rate:.0%}")
    return rate
