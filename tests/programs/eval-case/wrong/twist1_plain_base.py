# twist: 1
# fault: a check that raises ends the run with its exception
class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task = name, task
        self.checks = list(checks) if checks else []

    def run(self, agent):
        output = agent(self.task)
        failed = [c.__name__ for c in self.checks if not c(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
