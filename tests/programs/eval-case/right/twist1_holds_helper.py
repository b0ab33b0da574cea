# twist: 1
def holds(check, output):
    try:
        return bool(check(output))
    except Exception:
        return False


class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or ())

    def run(self, agent):
        output = agent(self.task)
        failed = [c.__name__ for c in self.checks if not holds(c, output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
