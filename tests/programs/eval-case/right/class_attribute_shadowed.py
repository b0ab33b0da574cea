import copy


class Case(object):
    checks = ()

    def __init__(self, name, task, checks=None):
        self.name = name
        self.task = task
        if checks:
            self.checks = copy.copy(checks)

    def run(self, asked):
        said = asked(self.task)
        broke = []
        i = 0
        while i < len(self.checks):
            verdict = self.checks[i](said)
            if verdict is not True:
                broke.append(self.checks[i].__name__)
            i += 1
        result = {}
        result["name"] = self.name
        result["passed"] = broke.__len__() == 0
        result["failed"] = broke
        result["output"] = said
        return result
