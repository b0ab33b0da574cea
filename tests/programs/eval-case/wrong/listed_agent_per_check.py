# fault: the agent is called for each check, not once
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what its answer is held to."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, subject):
        missed = [one.__name__ for one in self.checks if not one(subject(self.task))]
        return {"name": self.name, "passed": not missed, "failed": missed, "output": subject(self.task)}
