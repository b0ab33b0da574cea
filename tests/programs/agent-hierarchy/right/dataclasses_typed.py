from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable


@dataclass
class Ledger:
    rows: list[dict[str, Any]] = field(default_factory=list)
    failures: list[dict[str, Any]] = field(default_factory=list)
    answered: bool = False

    def enter(self, name: str, task: str, content: str | None, failures: list[dict[str, Any]]) -> None:
        self.rows.append({"specialist": name, "task": task, "content": content, "failed": content is None})
        self.failures.extend({**failure, "path": [name, *failure["path"]]} for failure in failures)
        self.answered = self.answered or content is not None


@dataclass
class Supervisor:
    specialists: dict[str, Any]
    llm_route: Callable[..., list[tuple[str, str]]]
    llm_synthesize: Callable[..., str]

    def run(self, task: str, levels: int = 3) -> dict[str, Any]:
        ledger = Ledger()
        if levels == 0:
            ledger.failures.append({"path": [], "error": "Too deep: this supervisor has no level left"})
            return {"content": None, "failures": ledger.failures}
        for name, part in self.llm_route(task=task, options=sorted(self.specialists)):
            try:
                report = self.specialists[name].run(task=part, levels=levels - 1)
                ledger.enter(name, part, report["content"], report["failures"])
            except KeyError as error:
                ledger.enter(name, part, None, [{"path": [], "error": f"KeyError {error}, perhaps nobody is {name}"}])
            except Exception as error:
                ledger.enter(name, part, None, [{"path": [], "error": f"{error.__class__.__qualname__}({error})"}])
        content = self.llm_synthesize(task=task, findings=ledger.rows) if ledger.answered else None
        return {"content": content, "failures": ledger.failures}
