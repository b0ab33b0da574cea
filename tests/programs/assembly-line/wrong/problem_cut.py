# fault: the exception's message is cut at 80 characters
def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"no agent {name}")
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {str(error)[:80]}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
