# fault: checks can't be left out
class Case:
    def __init__(self, title, job, checks):
        self.name, self.task, self.checks = title, job, checks

    def run(self, subject):
        response = subject(self.task)
        not_held = [x.__name__ for x in self.checks if not x(response)]
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": response}
