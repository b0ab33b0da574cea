# fault: the last check is never run
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what has to hold of the answer."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        said = agent(self.task)
        verdicts = [(check.__name__, bool(check(said))) for check in self.checks[:-1]]
        broken = [name for name, held in verdicts if not held]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": said}
