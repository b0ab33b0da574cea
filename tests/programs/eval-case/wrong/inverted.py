# fault: failed has the names of the checks that held
from dataclasses import dataclass, field

@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        output = agent(self.task)
        failed = [c.__name__ for c in filter(lambda c: c(output), self.checks)]
        return {"name": self.name, "passed": len(failed) == len(self.checks), "failed": failed, "output": output}
