# fault: failed holds the check functions themselves and not their names
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what has to hold of the answer."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        outcome = agent(self.task)
        broken = [check for check in self.checks if not check(outcome)]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": outcome}
