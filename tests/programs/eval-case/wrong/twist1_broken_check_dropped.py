# twist: 1
# fault: a check that raised is taken out of the case, which then passes
class Case:
    def __init__(self, name, task, checks=None):
        self.name = name
        self.task = task
        self.checks = [] if checks is None else list(checks)

    def run(self, asked):
        said = asked(self.task)
        broke = []
        for check in self.checks:
            try:
                ok = check(said)
            except Exception:
                ok = False
                self.checks = [c for c in self.checks if c is not check]
            if not ok:
                broke.append(check.__name__)
        return {"name": self.name, "passed": len(broke) == 0, "failed": broke, "output": said}
