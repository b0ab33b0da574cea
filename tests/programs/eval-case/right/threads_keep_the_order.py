from concurrent.futures import ThreadPoolExecutor


class Case:
    def __init__(self, name, task, checks=()):
        self.__dict__.update(name=name, task=task, checks=list(checks))

    def run(self, agent):
        output = agent(self.task)
        with ThreadPoolExecutor(2) as pool:
            oks = list(pool.map(lambda c: c(output), self.checks))
        failed = [c.__name__ for c, ok in zip(self.checks, oks) if not ok]
        return {"name": self.name, "passed": len(failed) == 0, "failed": failed, "output": output}
