# twist: 2
# fault: two runs get no summary, only three or more
class Case:
    def __init__(self, which, assignment, checks=()):
        self.name, self.task, self.checks = which, assignment, list(checks)

    def run(self, bot):
        said = bot(self.task)
        not_held = [check.__name__ for check in self.checks if not check(said)]
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": said}


def run_once(bot, tests):
    values = [case.run(bot) for case in tests]
    for got in values:
        print("PASS" if got["passed"] else "FAIL", got["name"], *got["failed"])
    rate = sum(got["passed"] for got in values) / len(values)
    print(f"rate {rate:.0%}")
    return rate


def run_suite(bot, tests, runs=1):
    rates = [run_once(bot, tests) for _ in range(runs)]
    mean = sum(rates) / len(rates)
    if len(rates) > 2:
        print(f"mean {mean:.0%} ({min(rates):.0%} to {max(rates):.0%})")
    return mean
