# fault: cases without checks share one default list
class Case:
    def __init__(self, name, task, checks=[]):
        self.name = name
        self.task = task
        self.checks = checks

    def run(self, agent):
        output = agent(self.task)
        failed = []
        for check in self.checks:
            if not check(output):
                failed.append(check.__name__)
        return {"name": self.name, "passed": not failed, "failed": failed, "output": output}
