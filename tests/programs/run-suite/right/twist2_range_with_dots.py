# twist: 2
def run_suite(agent, cases, runs=1):
    shares = []
    for _ in range(runs):
        verdicts = []
        for case in cases:
            seen = case.run(agent)
            verdicts.append(seen["passed"])
            print("PASS" if seen["passed"] else "FAIL", seen["name"], *seen["failed"])
        shares.append(sum(verdicts) / len(verdicts) if verdicts else 0.0)
    middle = sum(shares) / runs
    print(f"between {min(shares):.3f}..{max(shares):.3f}")
    print(f"on average {middle:.3f}")
    return middle
