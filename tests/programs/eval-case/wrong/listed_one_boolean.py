# fault: only one boolean for everything, failed does not name the checks that did not hold
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, checks

    def run(self, agent):
        output = agent(self.task)
        passed = all([check(output) for check in self.checks])
        return {"name": self.name, "passed": passed, "failed": [], "output": output}
