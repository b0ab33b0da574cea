# fault: counts checks that held instead of cases that passed
def run_suite(agent, cases):
    held = total = 0
    for case in cases:
        r = case.run(agent)
        total += len(case.checks)
        held += len(case.checks) - len(r["failed"])
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rate = held / total
    print(f"{rate:.2f}")
    return rate
