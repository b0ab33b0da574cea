# fault: the checks after the first that fails are not run
def first_broken(checks, output):
    for check in checks:
        if not check(output):
            return [check.__name__]
    return []


class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, list(checks or ())

    def run(self, agent):
        output = agent(self.task)
        failed = first_broken(self.checks, output)
        return {"name": self.name, "passed": failed == [], "failed": failed, "output": output}
