# fault: the result does not hold the output
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, tuple(checks)

    def run(self, agent):
        reply = agent(self.task)
        failed = [c.__name__ for c in self.checks if not c(reply)]
        return {"name": self.name, "passed": not failed, "failed": failed}
