# fault: a case passes while no more than a quarter of its checks failed
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.rules = name, task, tuple(checks)

    def run(self, ask):
        said = ask(self.task)
        broken = []
        for holds in self.rules:
            if not holds(said):
                broken.append(holds.__name__)
        enough = 4 * len(broken) <= len(self.rules)
        return dict(name=self.name, passed=enough, failed=broken, output=said)
