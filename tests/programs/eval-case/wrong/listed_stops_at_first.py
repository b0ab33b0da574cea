# fault: stops at the first check that does not hold, the later ones are not named
from dataclasses import dataclass, field


@dataclass
class Case:
    """A task with its checks."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, bot):
        response = bot(self.task)
        first = next((u.__name__ for u in self.checks if not u(response)), None)
        not_held = [first] if first else []
        return {"name": self.name, "passed": first is None, "failed": not_held, "output": response}
