# fault: a gate under the beginning of an agent's name is let in
def assembly_line(brief, agents, gates):
    names = [a.name for a in agents]
    for name in gates:
        if not any(name in n for n in names):
            raise ValueError(f"no agent called {name}")
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
