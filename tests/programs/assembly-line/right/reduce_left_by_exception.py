import contextlib
import functools
from collections import ChainMap


class Stop(BaseException):
    def __init__(self, result):
        self.result = result


def assembly_line(brief, agents, gates):
    unknown = gates.keys() - [agent.name for agent in agents]
    if unknown:
        raise ValueError("unknown: " + ", ".join(sorted(unknown)))
    always = ChainMap(gates, dict.fromkeys((agent.name for agent in agents), lambda artifact: []))

    def station(artifact, agent):
        stopped = dict(ok=False, artifact=artifact, stopped_at=agent.name)
        try:
            made = agent.run(artifact)
            problems = always[agent.name](made)
        except Exception as error:
            raise Stop({**stopped, "problems": [f"{error.__class__.__name__}({error})"]}) from None
        if len(problems) > 0:
            raise Stop({**stopped, "problems": problems})
        return made

    try:
        return dict(ok=True, artifact=functools.reduce(station, agents, brief), stopped_at=None, problems=[])
    except Stop as stop:
        return stop.result
