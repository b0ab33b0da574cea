# twist: 1
# fault: what an agent changed in place does not reach the next one
import copy


def assembly_line(brief, agents, gates, start_at=None):
    names = [a.name for a in agents]
    for name in [*gates, *([] if start_at is None else [start_at])]:
        if name not in names:
            raise ValueError(f"no agent called {name}")
    begin = 0 if start_at is None else names.index(start_at)
    artifact = brief
    for agent in agents[begin:]:
        kept = copy.deepcopy(artifact)
        try:
            made = agent.run(brief if agent.name == start_at else artifact)
            if made is artifact:
                made = kept
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as e:
            problems = [f"{type(e).__name__}: {e}"]
        if problems:
            return {"ok": False, "artifact": kept, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
