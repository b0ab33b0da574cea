# twist: 1
# fault: a check that raises ends the run with its exception
class Case:
    def __init__(self, title, question, checks=None):
        self.name, self.task = title, question
        self.checks = list(checks) if checks else []

    def run(self, system):
        said = system(self.task)
        broken = [one.__name__ for one in self.checks if not one(said)]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": said}
