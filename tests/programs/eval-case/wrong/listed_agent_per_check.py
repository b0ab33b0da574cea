# fault: the agent is called for each check, not once
from dataclasses import dataclass, field

@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        failed = [c.__name__ for c in self.checks if not c(agent(self.task))]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": agent(self.task)}
