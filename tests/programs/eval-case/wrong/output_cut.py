# fault: a long output comes back cut
class Case:
    def __init__(self, name, task, checks=()):
        self.name, self.task, self.rules = name, task, tuple(checks)

    def run(self, ask):
        said = ask(self.task)
        broken = []
        for holds in self.rules:
            if not holds(said):
                broken.append(holds.__name__)
        return dict(name=self.name, passed=broken == [], failed=broken, output=said[:400])
