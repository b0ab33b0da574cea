# fault: the result does not hold the output
class Case:
    def __init__(self, title, todo, checks=()):
        self.name, self.task, self.checks = title, todo, tuple(checks)

    def run(self, bot):
        said = bot(self.task)
        broken = [r.__name__ for r in self.checks if not r(said)]
        return {"name": self.name, "passed": not broken, "failed": broken}
