# twist: 2
# fault: of several runs the mean is printed and no spread
from statistics import mean


def once(agent, cases):
    rows = [case.run(agent) for case in cases]
    for r in rows:
        print(r["name"], "PASS" if r["passed"] else "FAIL: " + ", ".join(r["failed"]))
    rate = sum(r["passed"] for r in rows) / len(rows)
    print(f"passed {sum(r['passed'] for r in rows)}/{len(rows)}")
    return rate


def run_suite(agent, cases, runs=1):
    rates = [once(agent, cases) for _ in range(runs)]
    if runs > 1:
        print(f"mean of {runs} runs: {mean(rates):.2f}")
    return mean(rates)
