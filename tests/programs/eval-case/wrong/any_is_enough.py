# fault: passed is true as soon as one check holds, though others are in failed
class Case:
    def __init__(self, name, task, checks=None):
        self.name, self.task, self.checks = name, task, checks or []

    def run(self, agent):
        output = agent(self.task)
        verdicts = {c.__name__: bool(c(output)) for c in self.checks}
        failed = [n for n, held in verdicts.items() if not held]
        return {
            "name": self.name,
            "passed": len(failed) < len(verdicts) or not verdicts,
            "failed": failed,
            "output": output,
        }
