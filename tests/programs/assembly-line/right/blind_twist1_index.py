# twist: 1
from copy import deepcopy


def assembly_line(brief, agents, gates, start_at=None):
    names = [agent.name for agent in agents]
    first = 0
    if start_at is not None:
        if start_at not in names:
            raise ValueError(f"nothing to start at: {start_at}")
        first = names.index(start_at)
    for name in gates:
        if name not in names:
            raise ValueError(f"a gate for {name}, who is not in the line")
    artifact = deepcopy(brief)
    at = first
    while at < len(agents):
        kept = deepcopy(artifact)
        try:
            made = agents[at].run(artifact)
            problems = gates[names[at]](made) if names[at] in gates else []
        except Exception as exc:
            problems = [repr(exc)]
        if problems:
            return {"ok": False, "artifact": kept, "stopped_at": names[at], "problems": problems}
        artifact = made
        at += 1
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
