# fault: runs every case twice, once for the rate and once for the lines
def run_suite(agent, cases):
    rate = len([c for c in cases if c.run(agent)["passed"]]) / len(cases)
    for case in cases:
        r = case.run(agent)
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    print(f"{rate:.0%}")
    return rate
