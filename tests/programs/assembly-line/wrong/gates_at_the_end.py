# fault: gates are asked when all agents are done
def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"a gate for {name}, which is no agent")
    artifact, waiting = brief, []
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = []
            waiting.append((agent.name, artifact, made))
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}
        artifact = made
    for name, given, made in waiting:
        found = gates[name](made) if name in gates else []
        if found:
            return {"ok": False, "artifact": given, "stopped_at": name, "problems": found}
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
