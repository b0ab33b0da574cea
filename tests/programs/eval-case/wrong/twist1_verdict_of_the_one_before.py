# twist: 1
# fault: a check that raises gets the verdict of the check before it
class Case:
    def __init__(self, called, todo, checks=()):
        self.name, self.task, self.checks = called, todo, checks

    def run(self, under_test):
        response, not_held, held = under_test(self.task), [], True
        for check in self.checks:
            try:
                held = check(response)
            except Exception:
                pass
            if not held:
                not_held.append(check.__name__)
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": response}
