# twist: 1
from copy import deepcopy
from itertools import dropwhile

_FIRST = object()


def assembly_line(brief, agents, gates, *, start_at=_FIRST):
    names = {a.name for a in agents}
    for n in [*gates, *([] if start_at is _FIRST else [start_at])]:
        if n not in names:
            raise ValueError(n)
    stations = agents if start_at is _FIRST else dropwhile(lambda a: a.name != start_at, agents)
    work = brief
    for a in stations:
        kept = deepcopy(work)
        try:
            work = a.run(work)
            found = gates[a.name](work) if a.name in gates else []
        except Exception as e:
            found = [repr(e)]
        if found:
            return dict(ok=False, artifact=kept, stopped_at=a.name, problems=found)
    return dict(ok=True, artifact=work, stopped_at=None, problems=[])
