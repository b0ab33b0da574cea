# twist: 2
# fault: returns the best rate of the runs, not the mean
def run_suite(agent, cases, runs=1):
    rates = []
    while len(rates) < runs:
        passed = 0
        for case in cases:
            r = case.run(agent)
            passed += r["passed"]
            print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
        rates.append(passed / len(cases))
    print(f"rate {max(rates):.2f} (from {min(rates):.2f} to {max(rates):.2f})")
    return max(rates)
