# twist: 1
from dataclasses import dataclass, field


@dataclass
class Case:
    """A task with its checks."""

    name: str
    task: str
    checks: list = field(default_factory=list)

    def run(self, subject):
        said = subject(self.task)
        failing = []
        for check in self.checks:
            try:
                held = check(said)
            except Exception as err:
                failing.append(f"{check.__name__} ({type(err).__name__}: {err})")
            else:
                if not held:
                    failing.append(check.__name__)
        return {"name": self.name, "passed": not failing, "failed": failing, "output": said}
