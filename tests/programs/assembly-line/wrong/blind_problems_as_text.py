# fault: problems of a gate become one text
def assembly_line(brief, agents, gates):
    known = [agent.name for agent in agents]
    for name in gates:
        if name not in known:
            raise ValueError(f"no agent is called {name}")
    return _from(brief, [*agents], gates)


def _from(artifact, agents, gates):
    match agents:
        case []:
            return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}
        case [agent, *others]:
            try:
                made = agent.run(artifact)
                problems = gates[agent.name](made) if agent.name in gates else []
            except Exception as error:
                problems = [f"{type(error).__name__}: {error}"]
            if problems:
                return {
                    "ok": False,
                    "artifact": artifact,
                    "stopped_at": agent.name,
                    "problems": "; ".join(map(str, problems)),
                }
            return _from(made, others, gates)
