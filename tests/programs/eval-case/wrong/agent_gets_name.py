# fault: the agent is called with the name of the case, not with its task
class Case:
    def __init__(self, wanted, todo, checks=()):
        self.name, self.task, self.checks = wanted, todo, tuple(checks)

    def run(self, bot):
        said = bot(self.name)
        not_held = [r.__name__ for r in self.checks if not r(said)]
        return {"name": self.name, "passed": not not_held, "failed": not_held, "output": said}
