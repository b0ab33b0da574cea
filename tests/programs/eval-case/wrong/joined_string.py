# fault: failed is one joined string, not a list of names
class Case:
    def __init__(self, which, todo, checks=()):
        self.name, self.task, self.checks = which, todo, tuple(checks)

    def run(self, system):
        response = system(self.task)
        failing = ", ".join(u.__name__ for u in self.checks if not u(response))
        return {"name": self.name, "passed": not failing, "failed": failing, "output": response}
