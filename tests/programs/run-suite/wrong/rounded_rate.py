# fault: the rate returned is rounded to two places
class Case:
    def __init__(self, title, goal, checks=()):
        self.name, self.task, self.checks = title, goal, list(checks)

    def run(self, system):
        produced = system(self.task)
        not_held = [check.__name__ for check in self.checks if not check(produced)]
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": produced}


def run_suite(system, tests):
    got_all = [case.run(system) for case in tests]
    for v in got_all:
        print("PASS" if v["passed"] else "FAIL", v["name"], *v["failed"])
    rate = round(sum(v["passed"] for v in got_all) / len(got_all), 2)
    print(f"{rate:.0%}")
    return rate
