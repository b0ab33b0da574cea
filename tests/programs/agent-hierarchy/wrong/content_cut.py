# fault: contents are cut at 300 characters
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize

    def run(self, task, levels=3):
        if levels == 0:
            return {"content": None, "failures": [{"path": [], "error": "too deep"}]}
        findings, failures = [], []
        for name, sub in self.llm_route(task, list(self.specialists)):
            content = None
            if name not in self.specialists:
                failures.append({"path": [name], "error": f"no specialist {name}"})
            else:
                try:
                    report = self.specialists[name].run(sub, levels - 1)
                except Exception as error:
                    failures.append({"path": [name], "error": f"{type(error).__name__}: {error}"})
                else:
                    content = report["content"] and report["content"][:300]
                    for one in report["failures"]:
                        failures.append({"path": [name, *one["path"]], "error": one["error"]})
            findings.append({"specialist": name, "task": sub, "content": content})
        if all(one["content"] is None for one in findings):
            return {"content": None, "failures": failures}
        return {"content": self.llm_synthesize(task, findings), "failures": failures}
