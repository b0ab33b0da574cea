# twist: 1
# fault: after a check that raised the others do not run
class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or [])

    def run(self, agent):
        output = agent(self.task)
        failed = []
        try:
            for check in self.checks:
                current = check.__name__
                if not check(output):
                    failed.append(current)
        except Exception:
            failed.append(current)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
