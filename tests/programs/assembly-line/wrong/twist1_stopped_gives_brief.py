# twist: 1
# fault: a line that began in the middle gives back the brief when it stops
import copy


def assembly_line(brief, agents, gates, start_at=None):
    names = [agent.name for agent in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"a gate for {name}, which is no agent")
    if start_at is not None and start_at not in names:
        raise ValueError(f"there is no {start_at}")
    artifact = brief
    begin = 0 if start_at is None else names.index(start_at)
    for agent in agents[begin:]:
        try:
            made = agent.run(copy.deepcopy(artifact))
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": brief, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
