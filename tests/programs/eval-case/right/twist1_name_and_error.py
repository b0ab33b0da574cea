# twist: 1
from dataclasses import dataclass, field


@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, agent):
        output = agent(self.task)
        failed = []
        for check in self.checks:
            try:
                held = check(output)
            except Exception as exc:
                failed.append(f"{check.__name__} ({type(exc).__name__}: {exc})")
            else:
                if not held:
                    failed.append(check.__name__)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
