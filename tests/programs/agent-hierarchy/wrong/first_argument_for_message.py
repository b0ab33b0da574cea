# fault: of an exception its first argument is told, which of an error of the system is its number
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize

    def run(self, task, levels=3):
        if levels <= 0:
            return {"content": None, "failures": [{"path": [], "error": "Too Deep"}]}
        findings = []
        failures = []
        for name, subtask in self.llm_route(task, list(self.specialists)):
            content = None
            if name not in self.specialists:
                failures.append({"path": [name], "error": f"unknown specialist {name}"})
            else:
                try:
                    report = self.specialists[name].run(subtask, levels - 1)
                except Exception as e:
                    failures.append({"path": [name], "error": f"{type(e).__name__}: {e.args[0] if e.args else ''}"})
                else:
                    content = report["content"]
                    for f in report["failures"]:
                        failures.append({"path": [name] + f["path"], "error": f["error"]})
            findings.append({"specialist": name, "task": subtask, "content": content})
        text = None
        if any(f["content"] is not None for f in findings):
            text = self.llm_synthesize(task, findings)
        return {"content": text, "failures": failures}
