# twist: 2
def one_run(agent, cases):
    passed = 0
    for case in cases:
        result = case.run(agent)
        passed += result["passed"]
        print("PASS" if result["passed"] else "FAIL", result["name"], *result["failed"])
    return passed / len(cases)


def run_suite(agent, cases, runs=1):
    rates = []
    for n in range(runs):
        print(f"--- run {n + 1}")
        rates.append(one_run(agent, cases))
    mean = sum(rates) / runs
    print(f"mean {mean:.2f}, from {min(rates):.2f} to {max(rates):.2f}")
    return mean
