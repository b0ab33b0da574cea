# twist: 1
def holds(check, said):
    try:
        return bool(check(said))
    except Exception:
        return False


class Case:
    def __init__(self, called, assignment, checks=None):
        self.name, self.task, self.checks = called, assignment, list(checks or ())

    def run(self, bot):
        said = bot(self.task)
        broken = [one.__name__ for one in self.checks if not holds(one, said)]
        return {"name": self.name, "passed": not broken, "failed": broken, "output": said}
