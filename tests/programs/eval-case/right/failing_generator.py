class Made(type):
    every = []

    def __call__(cls, *given, **named):
        case = super().__call__(*given, **named)
        Made.every.append(case)
        return case


class Case(metaclass=Made):
    def __init__(self, name, task, checks=None):
        vars(self).update(name=name, task=task, checks=checks)

    def _failing(self, output):
        for one in self.checks or ():
            if not one(output):
                yield one.__name__

    def run(self, agent):
        said = agent(self.task)
        result = {"name": self.name, "output": said, "failed": [*self._failing(said)]}
        return {**result, "passed": not result["failed"]}
