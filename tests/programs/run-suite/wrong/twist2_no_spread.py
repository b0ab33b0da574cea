# twist: 2
# fault: the mean over the runs is printed without a spread
def one_run(subject, batch):
    got_all = [one.run(subject) for one in batch]
    for v in got_all:
        print("PASS" if v["passed"] else "FAIL", v["name"], *v["failed"])
    return sum(v["passed"] for v in got_all) / len(got_all)


def run_suite(subject, batch, runs=1):
    mean = sum(one_run(subject, batch) for _ in range(runs)) / runs
    print(f"mean pass rate: {mean:.0%}")
    return mean
