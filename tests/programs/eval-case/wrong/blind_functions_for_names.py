# fault: failed holds the check functions themselves and not their names
from dataclasses import dataclass, field


@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        output = agent(self.task)
        failed = [check for check in self.checks if not check(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
