# twist: 1
# fault: after a check that raised the others do not run
class Case:
    def __init__(self, title, goal, checks=None):
        self.name, self.task, self.checks = title, goal, list(checks or [])

    def run(self, under_test):
        response = under_test(self.task)
        not_held = []
        try:
            for check in self.checks:
                measured = check.__name__
                if not check(response):
                    not_held.append(measured)
        except Exception:
            not_held.append(measured)
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": response}
