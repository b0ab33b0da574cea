from __future__ import annotations
from dataclasses import dataclass, field
from typing import Any, Callable, Protocol

class Runs(Protocol):
    def run(self, task: str, levels: int) -> dict: ...

@dataclass
class Supervisor:
    specialists: dict[str, Runs]
    llm_route: Callable[[str, list[str]], list]
    llm_synthesize: Callable[[str, list[dict]], str]

    def run(self, task: str, levels: int = 3) -> dict[str, Any]:
        if levels < 1:
            return dict(content=None, failures=[dict(path=[], error="Too deep")])
        findings, failures = [], []
        for name, part in self.llm_route(task, list(self.specialists)):
            content, failed = self._ask(name, part, levels - 1)
            findings.append({"specialist": name, "task": part, "content": content})
            failures += [{**f, "path": [name, *f["path"]]} for f in failed]
        some = any(f["content"] is not None for f in findings)
        return {"content": self.llm_synthesize(task, findings) if some else None, "failures": failures}

    def _ask(self, name, part, levels):
        if name not in self.specialists:
            return None, [{"path": [], "error": f"nobody called {name}"}]
        try:
            report = self.specialists[name].run(part, levels=levels)
            return report["content"], report["failures"]
        except Exception as e:
            return None, [{"path": [], "error": f"{type(e).__name__}: {e}"}]
