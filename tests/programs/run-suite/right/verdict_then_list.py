def run_suite(agent, cases):
    tally = {"PASS": 0, "FAIL": 0}
    for case in cases:
        seen = case.run(agent)
        said = ("FAIL", "PASS")[bool(seen["passed"])]
        tally[said] += 1
        broken = seen["failed"]
        print(f"{seen['name']} [{len(case.checks) - len(broken)} passed, {len(broken)} failed] {said}: {broken}")
    share = tally["PASS"] / sum(tally.values()) if cases else 0.0
    print(f"PASS/FAIL {tally['PASS']}/{tally['FAIL']}, which is {share:.0%}")
    return share
