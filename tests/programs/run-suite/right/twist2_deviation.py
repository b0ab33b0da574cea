# twist: 2
import statistics


def run_suite(agent, cases, runs=1):
    rates = []
    for _ in range(runs):
        results = [case.run(agent) for case in cases]
        for r in results:
            print(f"{r['name']}: {'PASS' if r['passed'] else 'FAIL ' + str(r['failed'])}")
        rates.append(statistics.fmean(bool(r["passed"]) for r in results))
    rate = statistics.fmean(rates)
    spread = statistics.stdev(rates) if len(rates) > 1 else 0.0
    print(f"pass rate {rate:.1%} +/- {spread:.1%}")
    return rate
