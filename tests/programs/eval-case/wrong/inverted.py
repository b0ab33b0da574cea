# fault: failed has the names of the checks that held
from dataclasses import dataclass, field


@dataclass
class Case:
    """One example of the suite."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, subject):
        response = subject(self.task)
        not_held = [r.__name__ for r in filter(lambda r: r(response), self.checks)]
        return {"name": self.name, "passed": len(not_held) == len(self.checks), "failed": not_held, "output": response}
