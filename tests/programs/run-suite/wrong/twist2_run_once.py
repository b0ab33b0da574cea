# twist: 2
# fault: runs is accepted, but the suite is run only once
def run_suite(agent, cases, runs=1):
    results = [c.run(agent) for c in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rates = [sum(r["passed"] for r in results) / len(results)] * runs
    mean = sum(rates) / len(rates)
    print(f"mean {mean:.2f}, min {min(rates):.2f}, max {max(rates):.2f}")
    return mean
