# fault: the checks of all cases are collected in one list on the class
class Case:
    checks = []

    def __init__(self, name, task, checks=()):
        self.name, self.task = name, task
        self.checks.extend(checks)

    def run(self, agent):
        output = agent(self.task)
        failed = [c.__name__ for c in self.checks if not c(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
