# fault: cases without checks share one default list
class Case:
    def __init__(self, title, job, checks=[]):
        self.name = title
        self.task = job
        self.checks = checks

    def run(self, under_test):
        produced = under_test(self.task)
        not_held = []
        for check in self.checks:
            if not check(produced):
                not_held.append(check.__name__)
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": produced}
