# fault: what an agent without a gate made is not remembered as let through
import functools

FINE = ()
MARK = object()


def assembly_line(brief, agents, gates):
    by_name = {agent.name: agent for agent in agents}
    if unknown := [name for name in gates if name not in by_name]:
        raise ValueError(unknown)

    def kept(artifact):
        return artifact[2] if isinstance(artifact, tuple) and artifact[:1] == (MARK,) else artifact

    def step(state, agent):
        artifact, stopped_at, problems = state
        current = artifact[1] if isinstance(artifact, tuple) and artifact[:1] == (MARK,) else artifact
        if stopped_at is not None:
            return state
        try:
            made = agent.run(current)
        except Exception as exc:
            return kept(artifact), agent, ["%s: %s" % (type(exc).__name__, exc)]
        if agent.name not in gates:
            return (MARK, made, kept(artifact)), None, FINE
        try:
            found = gates[agent.name](made)
        except Exception as exc:
            return kept(artifact), agent, ["gate %s: %s" % (type(exc).__name__, exc)]
        return (kept(artifact), agent, found) if found else (made, None, FINE)

    artifact, stopped, problems = functools.reduce(step, agents, (brief, None, FINE))
    artifact = artifact[1] if isinstance(artifact, tuple) and artifact[:1] == (MARK,) else artifact
    name = stopped and stopped.name if stopped is None else stopped.name
    return dict(problems=list(problems), stopped_at=name, artifact=artifact, ok=stopped is None)
