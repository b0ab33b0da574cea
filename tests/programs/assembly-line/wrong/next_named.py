# fault: stopped_at is the agent that was not run
def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"a gate for {name}, which is no agent")
    artifact = brief
    for agent in agents:
        try:
            made = agent.run(artifact)
            problems = gates[agent.name](made) if agent.name in gates else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {
                "ok": False,
                "artifact": artifact,
                "stopped_at": (names[names.index(agent.name) + 1 :] or [agent.name])[0],
                "problems": problems,
            }
        artifact = made
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
