# fault: the verdicts are kept by name, so of two checks with one name only the last counts
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, checks

    def run(self, agent):
        output = agent(self.task)
        verdicts = {check.__name__: check(output) for check in self.checks}
        failed = [name for name, held in verdicts.items() if not held]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
