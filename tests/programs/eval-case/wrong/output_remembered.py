# fault: the agent is called at the first run only, a later run gives the old output
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, tuple(checks)
        self.output = None

    def run(self, agent):
        if self.output is None:
            self.output = agent(self.task)
        failed = [c.__name__ for c in self.checks if not c(self.output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": self.output}
