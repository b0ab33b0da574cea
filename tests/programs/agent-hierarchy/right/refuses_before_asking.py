import copy


class TooDeep(Exception):
    pass


class Supervisor:
    """What goes wrong is an exception inside and a record outside."""

    def __init__(self, specialists, llm_route, llm_synthesize):
        self.specialists, self.route, self.compose = dict(specialists), llm_route, llm_synthesize

    def run(self, task, levels=3):
        try:
            return self.work(task, levels)
        except TooDeep as error:
            return self.failed([], error)

    def failed(self, path, error):
        return {"content": None, "failures": [{"path": path, "error": "%s: %s" % (type(error).__name__, error)}]}

    def ask(self, name, task, levels):
        try:
            if name not in self.specialists:
                raise LookupError(f"no specialist {name}")
            report = copy.deepcopy(self.specialists[name].run(task, levels))
            for failure in report["failures"]:
                failure["path"].insert(0, name)
            return report
        except Exception as error:
            return self.failed([name], error)

    def work(self, task, levels):
        if levels <= 0:
            raise TooDeep("it is too deep here")
        findings, failures, contents = [], [], []
        for name, part in self.route(task, self.specialists.keys()):
            report = self.ask(name, part, levels - 1)
            failures += report["failures"]
            contents += [report["content"]]
            findings += [{"specialist": name, "task": part, "content": report["content"]}]
        report = {"failures": failures, "content": None}
        if set(contents) != {None}:
            report["content"] = self.compose(task, findings)
        return report
