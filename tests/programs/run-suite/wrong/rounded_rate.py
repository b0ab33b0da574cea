# fault: the rate returned is rounded to two places
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, list(checks)

    def run(self, agent):
        output = agent(self.task)
        failed = [check.__name__ for check in self.checks if not check(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}



def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]
    for r in results:
        print("PASS" if r["passed"] else "FAIL", r["name"], *r["failed"])
    rate = round(sum(r["passed"] for r in results) / len(results), 2)
    print(f"{rate:.0%}")
    return rate
