# fault: the checks after the first that fails are not run
def first_broken(checks, outcome):
    for check in checks:
        if not check(outcome):
            return [check.__name__]
    return []


class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or ())

    def run(self, agent):
        outcome = agent(self.task)
        broken = first_broken(self.checks, outcome)
        return {"name": self.name, "passed": broken == [], "failed": broken, "output": outcome}
