# twist: 1
# fault: a check that raises gets the verdict of the check before it
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, checks

    def run(self, agent):
        output, failed, held = agent(self.task), [], True
        for check in self.checks:
            try:
                held = check(output)
            except Exception:
                pass
            if not held:
                failed.append(check.__name__)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
