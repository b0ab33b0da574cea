# fault: failed has the check functions, not their names
class Case:
    def __init__(self, title, job, checks=None):
        self.name, self.task, self.checks = title, job, checks or []

    def run(self, bot):
        response = bot(self.task)
        not_held = [check for check in self.checks if not check(response)]
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": response}
