# fault: the checks of all cases are collected in one list on the class
class Case:
    checks = []

    def __init__(self, called, goal, checks=()):
        self.name, self.task = called, goal
        self.checks.extend(checks)

    def run(self, subject):
        said = subject(self.task)
        broken = [x.__name__ for x in self.checks if not x(said)]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": said}
