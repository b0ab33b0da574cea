# fault: failed is sorted by name, not in the order of the checks
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, tuple(checks)

    def run(self, agent):
        output = agent(self.task)
        failed = sorted({c.__name__ for c in self.checks if not c(output)})
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
