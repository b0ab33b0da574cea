# twist: 1
# fault: the entry of a check that raised holds the error but not its name
class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or [])

    def run(self, agent):
        output = agent(self.task)
        failed = []
        for check in self.checks:
            try:
                if not check(output):
                    failed.append(check.__name__)
            except Exception as exc:
                failed.append(f"{type(exc).__name__}: {exc}")
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
