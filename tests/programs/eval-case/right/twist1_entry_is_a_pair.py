# twist: 1
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.checks = name, task, checks

    def run(self, agent):
        out = agent(self.task)
        failed = []
        for c in self.checks:
            try:
                assert c(out)
            except AssertionError as e:
                failed.append(c.__name__)
            except Exception as e:
                failed.append((c.__name__, str(e)))
        return {"name": self.name, "passed": not failed, "failed": failed, "output": out}
