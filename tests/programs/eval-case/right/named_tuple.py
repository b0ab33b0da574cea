from itertools import filterfalse
from typing import Callable, NamedTuple


class Case(NamedTuple):
    name: str
    task: str
    checks: tuple = ()  # cannot be shared by accident, it cannot change

    def run(self, agent: Callable) -> dict:
        said = agent(self.task)
        broken = tuple(c.__name__ for c in filterfalse(lambda c: c(said), self.checks))
        return dict(name=self.name, passed=not broken, failed=broken, output=said)
