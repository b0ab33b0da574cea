# fault: the problem of a gate that raised has no type
import functools

FINE = ()


def assembly_line(brief, agents, gates):
    by_name = {agent.name: agent for agent in agents}
    if unknown := [name for name in gates if name not in by_name]:
        raise ValueError(unknown)

    def step(state, agent):
        artifact, stopped_at, problems = state
        if stopped_at is not None:
            return state
        try:
            made = agent.run(artifact)
        except Exception as exc:
            return artifact, agent, ["%s: %s" % (type(exc).__name__, exc)]
        if agent.name not in gates:
            return made, None, FINE
        try:
            found = gates[agent.name](made)
        except Exception as exc:
            return artifact, agent, ["gate: %s" % exc]
        return (artifact, agent, found) if found else (made, None, FINE)

    artifact, stopped, problems = functools.reduce(step, agents, (brief, None, FINE))
    name = stopped and stopped.name if stopped is None else stopped.name
    return dict(problems=list(problems), stopped_at=name, artifact=artifact, ok=stopped is None)
