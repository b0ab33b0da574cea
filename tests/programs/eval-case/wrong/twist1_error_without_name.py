# twist: 1
# fault: the entry of a check that raised holds the error but not its name
class Case:
    def __init__(self, title, todo, checks=None):
        self.name, self.task, self.checks = title, todo, list(checks or [])

    def run(self, subject):
        produced = subject(self.task)
        failing = []
        for check in self.checks:
            try:
                if not check(produced):
                    failing.append(check.__name__)
            except Exception as failure:
                failing.append(f"{type(failure).__name__}: {failure}")
        return {"name": self.name, "passed": not failing, "failed": failing, "output": produced}
