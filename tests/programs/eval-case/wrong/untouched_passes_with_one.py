# fault: the case passes if any check held
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what has to hold of the answer."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        said = agent(self.task)
        verdicts = [(check.__name__, bool(check(said))) for check in self.checks]
        broken = [name for name, held in verdicts if not held]
        return {
            "name": self.name,
            "passed": any(held for _, held in verdicts) or not verdicts,
            "failed": broken,
            "output": said,
        }
