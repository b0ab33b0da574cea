# fault: returns and prints the rate of failed cases
def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rate = sum(bool(r["failed"]) for r in results) / len(results)
    print(f"{rate:.0%}")
    return rate
