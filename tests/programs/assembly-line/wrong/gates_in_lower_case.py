# fault: an agent's gate is looked for in lower case
def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"no agent {name}")
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name.lower() in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
