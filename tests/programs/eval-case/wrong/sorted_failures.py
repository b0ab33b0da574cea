# fault: failed is sorted by name, not in the order of the checks
class Case:
    def __init__(self, title, question, checks=()):
        self.name, self.task, self.checks = title, question, tuple(checks)

    def run(self, system):
        produced = system(self.task)
        not_held = sorted({x.__name__ for x in self.checks if not x(produced)})
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": produced}
