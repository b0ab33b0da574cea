# fault: a gate that raises a KeyError counts as none
from contextlib import suppress


class Line:
    def __init__(self, brief, agents, gates):
        self.artifact, self.queue, self.gates = brief, iter(agents), gates
        self.stopped_at, self.problems = None, []

    def __iter__(self):
        return self

    def __next__(self):
        agent = next(self.queue)
        made, problems = self.look(agent)
        if problems:
            self.stopped_at, self.problems = agent.name, problems
            self.queue = iter(())
        else:
            self.artifact = made
        return agent.name

    def look(self, agent):
        try:
            made = agent.run(self.artifact)
            with suppress(KeyError):
                return made, self.gates[agent.name](made)
            return made, []
        except Exception as exc:
            return None, [f"{exc!r}"]

    @staticmethod
    def asked(gate, made):
        try:
            return gate(made)
        except Exception as exc:
            return [f"{exc!r}"]


def assembly_line(brief, agents, gates):
    names = {agent.name for agent in agents}
    for name in filter(lambda name: name not in names, gates):
        raise ValueError("%s has a gate and is not there" % name)
    line = Line(brief, agents, gates)
    passed = [name for name in line]
    if line.stopped_at is None:
        assert len(passed) == len(names)
        return {"ok": True, "artifact": line.artifact, "stopped_at": None, "problems": []}
    return {"ok": False, "artifact": line.artifact, "stopped_at": line.stopped_at, "problems": line.problems}
