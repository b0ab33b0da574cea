class Case:
    def __init__(self, name, task, checks=None):
        self.name = name
        self.task = task
        self.checks = [] if checks is None else checks

    def run(self, agent):
        output = agent(self.task)
        failed = []
        for check in self.checks:
            if check(output):
                continue
            failed.append(check.__name__)
        return {"name": self.name, "passed": len(failed) == 0, "failed": failed, "output": output}


def polite(out):
    return "please" in out


print(Case("manners", "ask for tea", [polite]).run(lambda t: "tea, please"))
