# fault: all runs of a case give the same list, so that a later run changes an earlier result
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, list(checks)
        self.failed = []

    def run(self, agent):
        output = agent(self.task)
        self.failed.clear()
        self.failed += (one.__name__ for one in self.checks if not one(output))
        return dict(name=self.name, passed=not self.failed, failed=self.failed, output=output)
