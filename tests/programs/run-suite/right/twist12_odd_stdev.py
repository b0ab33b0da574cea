# twist: 1
# twist: 2
from statistics import fmean, pstdev


def run_suite(agent, cases, runs=1):
    if not cases:
        print("0/0")
        return 0.0
    all_ = [[c.run(agent) for c in cases] for _ in range(runs)]
    for rs in all_:
        for r in rs:
            print(r["name"], ("FAIL " + ",".join(r["failed"])) if r["failed"] else "PASS")
    rates = [sum(r["passed"] for r in rs) / len(rs) for rs in all_]
    print(f"{fmean(rates):.0%} +/- {pstdev(rates):.1%}")
    return fmean(rates)
