# fault: the output is lower-cased, it is not what the agent said
class Case:
    def __init__(self, title, goal, checks=()):
        self.name, self.task, self.checks = title, goal, tuple(checks)

    def run(self, system):
        response = system(self.task).lower()
        failing = [r.__name__ for r in self.checks if not r(response)]
        return {"name": self.name, "passed": not failing, "failed": failing, "output": response}
