import time
from dataclasses import dataclass, field


@dataclass
class Case:
    name: str
    task: str
    checks: list = field(default_factory=lambda: [])

    def _failures(self, output):
        for check in self.checks:
            match bool(check(output)):
                case False:
                    yield check.__name__
                case True:
                    pass

    def run(self, agent):
        began = time.perf_counter()
        output = agent(self.task)
        seconds = time.perf_counter() - began
        failed = [*self._failures(output)]
        return {"name": self.name, "failed": failed, "passed": failed == [], "output": output, "seconds": seconds}
