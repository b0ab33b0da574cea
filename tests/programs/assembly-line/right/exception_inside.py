from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable


class Refused(Exception):
    def __init__(self, problems: list[str]) -> None:
        super().__init__(*problems)
        self.problems = problems


class UnknownStage(ValueError):
    pass


@dataclass
class Line:
    agents: list[Any]
    gates: dict[str, Callable[[Any], list[str]]]
    artifact: Any
    at: str | None = None

    def check_names(self) -> None:
        known = {agent.name: agent for agent in self.agents}
        for name in self.gates:
            try:
                known[name]
            except KeyError:
                raise UnknownStage(f"a gate for {name!r}, but there are only {list(known)}") from None

    def move(self) -> None:
        for agent in self.agents:
            self.at = agent.name
            result = agent.run(self.artifact)
            gate = self.gates.get(agent.name)
            if gate is not None and (found := gate(result)):
                raise Refused(found)
            self.artifact = result
        self.at = None

    def report(self, ok: bool, problems: list[str]) -> dict[str, Any]:
        return {"ok": ok, "stopped_at": self.at, "artifact": self.artifact, "problems": problems}


def assembly_line(brief: Any, agents: list[Any], gates: dict[str, Callable[[Any], list[str]]]) -> dict[str, Any]:
    line = Line(agents, gates, brief)
    line.check_names()
    try:
        line.move()
    except Refused as refusal:
        return line.report(False, refusal.problems)
    except Exception as error:
        return line.report(False, [f"{error.__class__.__qualname__}({error})"])
    return line.report(True, [])
