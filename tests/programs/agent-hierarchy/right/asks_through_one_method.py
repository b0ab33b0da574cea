from dataclasses import dataclass, asdict


@dataclass
class Finding:
    specialist: str
    task: str
    content: object = None


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self._specialists, self._route, self._synth = dict(specialists), llm_route, llm_synthesize

    def _ask(self, name, task, levels):
        try:
            if name not in self._specialists:
                raise LookupError(f"there is no specialist {name}")
            return self._specialists[name].run(task, levels)
        except Exception as exc:
            return {"content": None, "failures": [{"path": [], "error": repr(exc)}]}

    def run(self, task, levels=3):
        if levels < 1:
            return {"content": None, "failures": [{"path": [], "error": "hierarchy too deep, no levels left"}]}
        findings, failures = [], []
        for name, subtask in self._route(task, sorted(self._specialists)):
            report = self._ask(name, subtask, levels - 1)
            findings.append(asdict(Finding(name, subtask, report["content"])))
            failures.extend({**f, "path": [name, *f["path"]]} for f in report["failures"])
        if all(f["content"] is None for f in findings):
            return {"content": None, "failures": failures}
        return {"content": self._synth(task, findings), "failures": failures}
