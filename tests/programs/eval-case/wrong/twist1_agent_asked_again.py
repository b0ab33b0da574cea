# twist: 1
# fault: a check that raises has the agent asked once more, for the checks after it
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
                said = asked(self.task)
                ok = False
            if not ok:
                broke.append(check.__name__)
        return {"name": self.name, "passed": len(broke) == 0, "failed": broke, "output": said}
