# fault: a gate is taken for that of an agent whose name is written in other letters
def assembly_line(brief, agents, gates):
    names = [a.name for a in agents]
    for g in gates:
        if g.lower() not in [n.lower() for n in names]:
            raise ValueError(f"no agent named {g}")
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as e:
            problems = [f"{type(e).__name__}: {e}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
