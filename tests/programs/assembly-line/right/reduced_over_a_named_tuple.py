from functools import reduce
from collections import namedtuple
State = namedtuple("State", "ok artifact stopped_at problems")
def assembly_line(brief, agents, gates):
    if unknown := sorted(set(gates) - {a.name for a in agents}):
        raise ValueError("gates without agents: " + ", ".join(unknown))
    def step(s, agent):
        if not s.ok:
            return s
        try:
            made = agent.run(s.artifact)
            found = gates.get(agent.name, lambda _: [])(made)
        except Exception as e:
            found = [f"{type(e).__qualname__}: {e}"]
        return State(False, s.artifact, agent.name, found) if found else State(True, made, None, [])
    return reduce(step, agents, State(True, brief, None, []))._asdict()
