# fault: cases that pass are not printed
def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    for r in results:
        if not r["passed"]:
            print(f"FAIL {r['name']}: {r['failed']}")
    rate = sum(r["passed"] for r in results) / len(results)
    print(f"{rate:.0%}")
    return rate
