# fault: it routes first and refuses then
import copy


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self.__dict__.update(locals())

    def run(self, task, levels=3):
        pairs = list(self.llm_route(task, sorted(self.specialists)))
        return self._refusal() if levels <= 0 else self._pass_on(task, levels, pairs)

    @staticmethod
    def _refusal():
        return {"content": None, "failures": [{"error": "too deep", "path": []}]}

    def _pass_on(self, task, levels, queue):
        findings, failures = [], []
        while queue:
            name, part = queue.pop(0)
            report = {"content": None, "failures": []}
            try:
                specialist = self.specialists[name]
            except KeyError:
                report["failures"].append({"path": [], "error": "nobody here is " + str(name)})
            else:
                try:
                    report = copy.deepcopy(specialist.run(part, levels - 1))
                except Exception as exc:
                    report["failures"].append({"path": [], "error": "%r" % exc})
            for failure in report["failures"]:
                failure["path"] = [name, *failure["path"]]
                failures.append(failure)
            findings.append({"specialist": name, "task": part, "content": report["content"]})
        if {type(finding["content"]) for finding in findings} == {type(None)}:
            return {"content": None, "failures": failures}
        return {"content": self.llm_synthesize(task, findings), "failures": failures}
