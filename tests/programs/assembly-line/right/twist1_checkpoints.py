# twist: 1
import pickle

_UNSET = object()


class Checkpoints:
    """Every artifact that was let through, frozen."""

    def __init__(self, first):
        self._saved = [pickle.dumps(first)]

    def save(self, value):
        self._saved.append(pickle.dumps(value))

    def latest(self):
        return pickle.loads(self._saved[-1])


def assembly_line(brief, agents, gates, *, start_at=_UNSET):
    order = {agent.name: n for n, agent in enumerate(agents)}
    if bad := next((g for g in gates if g not in order), None):
        raise ValueError(bad)
    try:
        n = 0 if start_at is _UNSET else order[start_at]
    except KeyError as e:
        raise ValueError(f"nobody is called {start_at}") from e
    saved = Checkpoints(brief)
    while n < len(agents):
        agent = agents[n]
        try:
            artifact = agent.run(saved.latest())
            found = gates[agent.name](artifact) if agent.name in gates else None
        except Exception as e:
            found = [repr(e)]
        if found:
            return dict(ok=False, artifact=saved.latest(), stopped_at=agent.name, problems=found)
        saved.save(artifact)
        n += 1
    return dict(ok=True, artifact=saved.latest(), stopped_at=None, problems=[])
