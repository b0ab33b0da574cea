# twist: 1
from dataclasses import dataclass


@dataclass
class Crash:
    name: str
    error: Exception


class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or [])

    def run(self, asked):
        said, broke = asked(self.task), []
        for check in self.checks:
            try:
                if not check(said):
                    broke.append(check.__name__)
            except Exception as error:
                broke.append(Crash(check.__name__, error))
        return {"name": self.name, "passed": not broke, "failed": broke, "output": said}
