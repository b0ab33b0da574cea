# twist: 1
from copy import deepcopy


def assembly_line(brief, agents, gates, *, start_at=None):
    order = {agent.name: place for place, agent in enumerate(agents)}
    missing = gates.keys() - order.keys()
    if missing:
        raise ValueError(f"gates without an agent: {missing}")
    if start_at is not None and start_at not in order:
        raise ValueError(f"unknown agent {start_at}")
    first = order[start_at] if start_at is not None else 0

    artifact, at, problems = deepcopy(brief), None, []
    for agent in agents[first:]:
        kept = deepcopy(artifact)
        try:
            artifact = agent.run(artifact)
            found = gates.get(agent.name, lambda made: [])(deepcopy(artifact))
        except Exception as error:
            found = [f"{type(error).__name__} {error}"]
        if found:
            artifact, at, problems = kept, agent.name, found
            break
    return {"ok": at is None, "artifact": artifact, "stopped_at": at, "problems": problems}
