# twist: 1
# fault: the artifact is kept as JSON, which turns the keys of dicts into texts
import copy


def assembly_line(brief, agents, gates, start_at=None):
    names = [agent.name for agent in agents]
    for name in [*gates, *([] if start_at is None else [start_at])]:
        if name not in names:
            raise ValueError(f"no agent {name}")
    artifact = brief
    for agent in agents[0 if start_at is None else names.index(start_at) :]:
        before = __import__("json").loads(__import__("json").dumps(artifact))
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": before, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
