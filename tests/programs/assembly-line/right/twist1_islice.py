# twist: 1
import copy
from itertools import dropwhile


def assembly_line(brief, agents, gates, start_at=None):
    names = [agent.name for agent in agents]
    for name in [*gates, *([] if start_at is None else [start_at])]:
        if name not in names:
            raise ValueError(f"there is no {name}")
    artifact = brief
    for agent in dropwhile(lambda agent: start_at is not None and agent.name != start_at, agents):
        try:
            made = agent.run(copy.deepcopy(artifact))
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [repr(error)]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
