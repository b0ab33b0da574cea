# twist: 1
from __future__ import annotations
from copy import deepcopy
from typing import Any
class Stop(Exception):
    def __init__(self, name, problems):
        super().__init__(name)
        self.name, self.problems = name, problems

def _station(agent, gates, artifact):
    try:
        made = agent.run(artifact)
        problems = list(gates[agent.name](made)) if agent.name in gates else []
    except Exception as exc:
        raise Stop(agent.name, [repr(exc) if exc.args else type(exc).__name__]) from exc
    if problems:
        raise Stop(agent.name, problems)
    return made

def assembly_line(brief, agents, gates, *, start_at=None):
    names = [a.name for a in agents]
    for wanted in [*gates, *([] if start_at is None else [start_at])]:
        if wanted not in names:
            raise ValueError(f"no station {wanted!r}")
    todo = agents[names.index(start_at):] if start_at is not None else agents
    artifact = brief
    for agent in todo:
        safe = deepcopy(artifact)
        try:
            artifact = _station(agent, gates, artifact)
        except Stop as stop:
            return {"ok": False, "artifact": safe, "stopped_at": stop.name, "problems": stop.problems}
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
