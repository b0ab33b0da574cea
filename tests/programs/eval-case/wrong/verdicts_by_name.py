# fault: the verdicts are kept by name, so of two checks with one name only the last counts
class Case:
    def __init__(self, title, todo, checks=()):
        self.name, self.task, self.checks = title, todo, checks

    def run(self, system):
        said = system(self.task)
        verdicts = {check.__name__: check(said) for check in self.checks}
        broken = [title for title, held in verdicts.items() if not held]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": said}
