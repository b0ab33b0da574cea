import time
from dataclasses import dataclass, field


@dataclass
class Case:
    """One task and what its answer is held to."""

    name: str
    task: str
    checks: list = field(default_factory=lambda: [])

    def _failures(self, response):
        for check in self.checks:
            match bool(check(response)):
                case False:
                    yield check.__name__
                case True:
                    pass

    def run(self, bot):
        began = time.perf_counter()
        response = bot(self.task)
        seconds = time.perf_counter() - began
        missed = [*self._failures(response)]
        return {"name": self.name, "failed": missed, "passed": missed == [], "output": response, "seconds": seconds}
