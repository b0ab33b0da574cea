from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Callable


@dataclass(frozen=True)
class Finding:
    specialist: str
    subtask: str
    content: str


class Supervisor:
    def __init__(
        self,
        specialists: dict[str, Any],
        llm_route: Callable[..., list[tuple[str, str]]],
        llm_synthesize: Callable[..., str],
        max_followups: int = 2,
    ) -> None:
        self._team = specialists
        self._route = llm_route
        self._compose = llm_synthesize
        self._limit = max_followups

    def run(self, task: str) -> dict[str, Any]:
        findings, left = self._work([task], self._limit + 1)
        return {"answer": self._compose(task=task, findings=[asdict(f) for f in findings]), "open": left}

    def _work(self, queries: list[str], allowance: int) -> tuple[list[Finding], list[str]]:
        if not queries or not allowance:
            return [], queries
        new: list[str] = []
        here = [self._ask(name, sub, new) for name, sub in self._route(query=queries[0], options=[*self._team])]
        later, left = self._work(queries[1:] + new, allowance - 1)
        return here + later, left

    def _ask(self, name: str, subtask: str, new: list[str]) -> Finding:
        try:
            report = self._team[name].run(subtask=subtask)
        except KeyError as error:
            known = ", ".join(self._team)
            return Finding(name, subtask, f"ERROR: KeyError {error} in {name} (there are {known})")
        except Exception as error:
            return Finding(name, subtask, f"ERROR in {name}: {error.__class__.__name__} {error}")
        if report["needs_followup"]:
            new.append(report["followup_query"])
        return Finding(name, subtask, report["content"])
