# fault: the agent is called at the first run only, a later run gives the old output
class Case:
    def __init__(self, called, goal, checks=()):
        self.name, self.task, self.checks = called, goal, tuple(checks)
        self.output = None

    def run(self, under_test):
        if self.output is None:
            self.output = under_test(self.task)
        failing = [one.__name__ for one in self.checks if not one(self.output)]
        return {"name": self.name, "passed": not failing, "failed": failing, "output": self.output}
