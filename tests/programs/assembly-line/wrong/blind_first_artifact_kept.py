# fault: where the line stops the brief is given back
from dataclasses import asdict, dataclass, field
from typing import Any


class Stop(Exception):
    def __init__(self, problems):
        self.problems = problems


@dataclass
class Outcome:
    ok: bool = True
    artifact: Any = None
    stopped_at: str | None = None
    problems: list = field(default_factory=list)


def stations(agents, gates):
    for agent in agents:

        def work(artifact, agent=agent):
            try:
                made = agent.run(artifact)
                found = gates.get(agent.name, lambda _: ())(made)
            except Exception as exc:
                raise Stop([repr(exc)]) from exc
            if len(found):
                raise Stop(found)
            return made

        yield agent.name, work


def assembly_line(brief, agents, gates):
    strays = set(gates).difference(agent.name for agent in agents)
    if strays:
        raise ValueError("gates without an agent: " + ", ".join(sorted(map(str, strays))))
    out = Outcome(artifact=brief)
    for name, work in stations(agents, gates):
        try:
            out.artifact = work(out.artifact)
        except Stop as stop:
            out.ok, out.stopped_at, out.problems, out.artifact = False, name, stop.problems, brief
            break
    return vars(out)
