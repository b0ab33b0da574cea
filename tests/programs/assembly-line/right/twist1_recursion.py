# twist: 1
import copy


class BadGate(ValueError):
    pass


def assembly_line(brief, agents, gates, start_at=...):
    for g in gates:
        if all(a.name != g for a in agents):
            raise BadGate(g)
    first = 0
    if start_at is not ...:
        found = [i for i, a in enumerate(agents) if a.name == start_at]
        if not found:
            raise BadGate(start_at)
        first = found[0]

    def go(i, given):
        if i == len(agents):
            return dict(ok=True, artifact=given, stopped_at=None, problems=[], done=i)
        agent = agents[i]
        made, problems, frozen = None, [], copy.deepcopy(given)
        try:
            made = agent.run(given)
        except Exception as e:
            problems = ["%s raised %s %s" % (agent.name, type(e).__name__, e)]
        else:
            gate = gates.get(agent.name)
            if gate is not None:
                try:
                    problems = list(gate(made))
                except Exception as e:
                    problems = ["gate %s: %s" % (type(e).__name__, e)]
        return (
            go(i + 1, made)
            if not problems
            else dict(ok=False, artifact=frozen, stopped_at=agent.name, problems=problems, done=i)
        )

    return go(first, brief)
