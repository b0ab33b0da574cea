def run_suite(agent, cases):
    found = [(case.name, case.run(agent)["failed"]) for case in cases]
    rate = sum(1 for _, failed in found if not failed) / len(found)
    with open(1, "w", closefd=False) as out:
        for name, failed in found:
            print("FAIL" if failed else "PASS", name, *failed, file=out)
        print("pass rate", rate, file=out)
    return rate
