# fault: stops at the first check that does not hold, the later ones are not named
from dataclasses import dataclass, field

@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        output = agent(self.task)
        first = next((c.__name__ for c in self.checks if not c(output)), None)
        failed = [first] if first else []
        return {"name": self.name, "passed": first is None, "failed": failed, "output": output}
