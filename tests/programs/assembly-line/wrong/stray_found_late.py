# fault: a gate for nobody is noticed when all is done
def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    for name in gates:
        if name not in names:
            raise ValueError(f"a gate for {name}, which is no agent")
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
