# fault: the agent is called with the name of the case, not with its task
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, tuple(checks)

    def run(self, agent):
        output = agent(self.name)
        failed = [c.__name__ for c in self.checks if not c(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
