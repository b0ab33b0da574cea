# fault: failed has the check functions, not their names
class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, checks or []

    def run(self, agent):
        output = agent(self.task)
        failed = [check for check in self.checks if not check(output)]
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
