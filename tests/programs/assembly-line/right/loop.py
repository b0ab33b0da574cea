def assembly_line(brief, agents, gates):
    for name in gates:
        if name not in [agent.name for agent in agents]:
            raise ValueError(f"no agent is called {name}")
    artifact = brief
    for agent in agents:
        problems = []
        try:
            new = agent.run(artifact)
            if agent.name in gates:
                problems = gates[agent.name](new)
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = new
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
