# fault: failures of an earlier run are still in failed at the next run
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what its answer is held to."""

    name: str
    task: str
    checks: list = field(default_factory=list)
    failed: list = field(default_factory=list)

    def run(self, bot):
        response = bot(self.task)
        for check in self.checks:
            if not check(response):
                self.failed.append(check.__name__)
        return {"name": self.name, "passed": not self.failed, "failed": list(self.failed), "output": response}
