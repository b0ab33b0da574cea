# twist: 1
# fault: a check that raises is skipped, it does not count as failed
from contextlib import suppress

class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or [])

    def run(self, agent):
        output = agent(self.task)
        failed = []
        for check in self.checks:
            with suppress(Exception):
                if not check(output):
                    failed.append(check.__name__)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
