# fault: the default list of checks is one list for all cases
class Case:
    def __init__(self, name, task, checks=[]):
        self.name = name
        self.task = task
        self.checks = checks

    def run(self, agent):
        answer = agent(self.task)
        broken = []
        for check in self.checks:
            if check(answer):
                continue
            broken.append(check.__name__)
        return dict(name=self.name, passed=len(broken) == 0, failed=broken, output=answer)
