# twist: 1
# fault: the gate of the agent at which it begins is not asked
import copy


def assembly_line(brief, agents, gates, start_at=None):
    names = [a.name for a in agents]
    for name in gates:
        if name not in names:
            raise ValueError(f"gate for unknown agent {name!r}")
    if start_at is not None and start_at not in names:
        raise ValueError(f"cannot start at {start_at!r}")
    begin = names.index(start_at) if start_at is not None else 0
    good = copy.deepcopy(brief)
    current = brief
    for agent in agents[begin:]:
        try:
            made = agent.run(current)
            gate = gates.get(agent.name) if agent.name != start_at else None
            problems = gate(made) if gate is not None else []
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        if problems:
            return {"ok": False, "artifact": good, "stopped_at": agent.name, "problems": problems}
        current = made
        good = copy.deepcopy(made)
    return {"ok": True, "artifact": current, "stopped_at": None, "problems": []}
