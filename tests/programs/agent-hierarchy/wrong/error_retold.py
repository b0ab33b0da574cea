# fault: each level tells the error in its own words
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize

    def run(self, task, levels=3):
        if levels == 0:
            return {"content": None, "failures": [{"path": [], "error": "too deep"}]}
        findings, failures = [], []
        for name, part in self.llm_route(task, list(self.specialists)):
            try:
                report = self.specialists[name].run(part, levels - 1)
            except Exception as error:
                report = {"content": None, "failures": [{"path": [], "error": repr(error)}]}
            findings.append({"specialist": name, "task": part, "content": report["content"]})
            failures += [
                {"path": [name, *failure["path"]], "error": f"{name} failed: {failure['error']}"}
                for failure in report["failures"]
            ]
        if all(finding["content"] is None for finding in findings):
            return {"content": None, "failures": failures}
        return {"content": self.llm_synthesize(task, findings), "failures": failures}
