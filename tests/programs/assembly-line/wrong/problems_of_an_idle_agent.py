# fault: what the gate finds in an artifact that the agent left as it was does not stop the line
from __future__ import annotations

from functools import reduce
from typing import Any, Protocol


class Agent(Protocol):
    name: str

    def run(self, artifact: Any) -> Any: ...


class Stop(Exception):
    def __init__(self, artifact, name, problems):
        self.report = {"ok": False, "artifact": artifact, "stopped_at": name, "problems": problems}


def assembly_line(brief, agents: list[Agent], gates, **kw):
    if unknown := set(gates) - {a.name for a in agents}:
        raise ValueError(", ".join(sorted(unknown)))

    def station(given, agent):
        try:
            made = agent.run(given)
            found = gates.get(agent.name, lambda _: ())(made)
        except Exception as e:
            raise Stop(given, agent.name, (repr(e),)) from None
        if found and made != given:
            raise Stop(given, agent.name, found)
        return made

    try:
        return {"ok": True, "artifact": reduce(station, agents, brief), "stopped_at": None, "problems": ()}
    except Stop as s:
        return s.report
