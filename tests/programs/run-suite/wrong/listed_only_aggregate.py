# fault: prints only the rate, not the cases
def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    rate = sum(map(lambda r: r["passed"], results)) / len(results)
    print(f"pass rate: {rate:.0%}")
    return rate
