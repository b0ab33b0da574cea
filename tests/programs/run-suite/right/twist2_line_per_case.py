# twist: 2
from statistics import mean, pstdev


def run_suite(agent, cases, runs=1):
    table = [[case.run(agent) for case in cases] for _ in range(runs)]
    for column in zip(*table):
        bad = {f for r in column for f in r["failed"]}
        oks = [r["passed"] for r in column]
        print(column[0]["name"], "PASS" if all(oks) else "FAIL", f"{sum(oks)}/{runs}", *sorted(bad))
    rates = [mean(int(r["passed"]) for r in row) for row in table]
    print(f"pass rate {mean(rates):.3f} sd {pstdev(rates):.3f}")
    return float(mean(rates))
