# twist: 2
# fault: the mean over the runs is printed without a spread
def one_run(agent, cases):
    results = [c.run(agent) for c in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    return sum(r["passed"] for r in results) / len(results)

def run_suite(agent, cases, runs=1):
    mean = sum(one_run(agent, cases) for _ in range(runs)) / runs
    print(f"mean pass rate: {mean:.0%}")
    return mean
