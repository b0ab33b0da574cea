# twist: 1
# fault: a check that raised is passed over and not reported
from dataclasses import dataclass, field
from typing import Callable


@dataclass
class Case:
    name: str
    task: str
    checks: list[Callable[[str], bool]] = field(default_factory=list)

    def run(self, agent):
        outcome = agent(self.task)
        broken = []
        for check in self.checks:
            try:
                held = check(outcome)
            except Exception:
                continue
            if not held:
                broken.append(check.__name__)
        return {"name": self.name, "passed": not broken, "failed": broken, "output": outcome}
