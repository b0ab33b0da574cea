# fault: only the first line of the message is told
def assembly_line(brief, agents, gates):
    names = [a.name for a in agents]
    for g in gates:
        if g not in names:
            raise ValueError(f"no agent named {g}")
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as e:
            problems = [f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
