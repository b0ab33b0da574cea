# twist: 2
# fault: two runs get no summary, only three or more
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, list(checks)

    def run(self, agent):
        output = agent(self.task)
        failed = [check.__name__ for check in self.checks if not check(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}



def run_once(agent, cases):
    results = [case.run(agent) for case in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rate = sum(r["passed"] for r in results) / len(results)
    print(f"rate {rate:.0%}")
    return rate



def run_suite(agent, cases, runs=1):
    rates = [run_once(agent, cases) for _ in range(runs)]
    mean = sum(rates) / len(rates)
    if len(rates) > 2:
        print(f"mean {mean:.0%} ({min(rates):.0%} to {max(rates):.0%})")
    return mean
