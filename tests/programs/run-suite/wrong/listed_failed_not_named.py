# fault: a failed case is printed without the names of the failed checks
def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    for r in results:
        print(f"{r['name']:<20}{'PASS' if r['passed'] else 'FAIL'} {len(r['failed']) or ''}")
    rate = sum(r["passed"] for r in results) / len(results)
    print(f"pass rate: {rate:.2f}")
    return rate
