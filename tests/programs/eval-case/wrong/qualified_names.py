# fault: qualified names where the names of the functions are due
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.rules = name, task, tuple(checks)

    def run(self, ask):
        said = ask(self.task)
        broken = [holds.__qualname__ for holds in self.rules if not holds(said)]
        return dict(name=self.name, passed=broken == [], failed=broken, output=said)
