# fault: of two cases with the same name only the last is counted and printed
def run_suite(agent, cases):
    results = {c.name: c.run(agent) for c in cases}
    for name, r in results.items():
        print("PASS" if r["passed"] else "FAIL", name, *r["failed"])
    rate = sum(r["passed"] for r in results.values()) / len(results)
    print(f"{rate:.0%}")
    return rate
