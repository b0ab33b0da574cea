import contextlib


def _line(artifact, agents, gates):
    """yields (name, artifact before, artifact after, problems)"""
    for agent in agents:
        before, problems = artifact, []
        try:
            artifact = agent.run(before)
            if agent.name in gates:
                problems.extend(gates[agent.name](artifact))
        except Exception as error:
            problems.append(f"{error.__class__.__name__} - {error}")
        yield agent.name, before, artifact, problems
        if problems:
            return


def assembly_line(brief, agents, gates):
    names = {agent.name: agent for agent in agents}
    for gate in gates:
        if gate not in names:
            raise ValueError(gate)
    end = {"ok": True, "artifact": brief, "stopped_at": None, "problems": []}
    with contextlib.closing(_line(brief, agents, gates)) as line:
        for name, before, after, problems in line:
            print(name, "->", "ok" if not problems else problems)
            end = end | (
                {"ok": False, "artifact": before, "stopped_at": name, "problems": problems}
                if problems
                else {"artifact": after}
            )
    return end
