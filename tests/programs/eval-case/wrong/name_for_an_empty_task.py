# fault: an empty task is replaced with the name of the case
class Case:
    def __init__(self, name, task, checks=None):
        self.name = name
        self.task = task
        self.checks = checks if checks is not None else []

    def run(self, agent):
        output = agent(self.task or self.name)
        failed = []
        for check in self.checks:
            if not check(output):
                failed.append(check.__name__)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
