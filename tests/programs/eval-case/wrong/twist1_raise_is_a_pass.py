# twist: 1
# fault: a check that raises is skipped, it does not count as failed
from contextlib import suppress


class Case:
    def __init__(self, title, todo, checks=None):
        self.name, self.task, self.checks = title, todo, list(checks or [])

    def run(self, under_test):
        response = under_test(self.task)
        not_held = []
        for check in self.checks:
            with suppress(Exception):
                if not check(response):
                    not_held.append(check.__name__)
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": response}
