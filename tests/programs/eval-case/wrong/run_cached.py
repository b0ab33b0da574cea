# fault: a second run with the same agent gives the first result again
import functools


class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.rules = name, task, tuple(checks)

    @functools.cache
    def run(self, ask):
        said = ask(self.task)
        broken = [holds.__name__ for holds in self.rules if not holds(said)]
        return dict(name=self.name, passed=broken == [], failed=broken, output=said)
