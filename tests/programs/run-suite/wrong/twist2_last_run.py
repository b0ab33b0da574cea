# twist: 2
# fault: returns the rate of the last run, not the mean over the runs
def run_suite(agent, cases, runs=1):
    rates = []
    for _ in range(runs):
        results = [c.run(agent) for c in cases]
        for r in results:
            print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
        rates.append(sum(r["passed"] for r in results) / len(results))
    print(f"rate {rates[-1]:.2f}, min {min(rates):.2f}, max {max(rates):.2f}")
    return rates[-1]
