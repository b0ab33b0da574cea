def no_gate(_artifact):
    return ()


def station(artifact, stations):
    if not stations:
        return dict(ok=True, artifact=artifact, stopped_at=None, problems=())
    (agent, gate), *rest = stations
    try:
        made = agent.run(artifact)
        problems = gate(made)
    except Exception as error:
        problems = (repr(error),)
    if len(problems) > 0:
        return dict(ok=False, artifact=artifact, stopped_at=agent.name, problems=problems)
    return station(made, rest)


def assembly_line(brief, agents, gates):
    strays = set(gates) - {agent.name for agent in agents}
    if strays:
        raise ValueError("gates for nobody: " + ", ".join(sorted(strays)))
    return station(brief, [(agent, gates.get(agent.name, no_gate)) for agent in agents])
