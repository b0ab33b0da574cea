def stations(brief, agents, gates):
    """After each station: its name, what it was given, what it made and what is wrong with that."""
    given = brief
    for agent in agents:
        made, wrong = None, []
        try:
            made = agent.run(given)
            wrong = list(gates[agent.name](made)) if agent.name in gates else []
        except Exception as e:
            wrong = ["ERROR %s - %s" % (type(e).__name__, e)]
        yield agent.name, given, made, wrong
        given = made


def assembly_line(brief, agents, gates):
    names = [agent.name for agent in agents]
    unknown = [name for name in gates if name not in names]
    if len(unknown):
        raise ValueError(unknown)
    end = {"ok": True, "artifact": brief, "stopped_at": None, "problems": [], "done": []}
    for name, given, made, wrong in stations(brief, agents, gates):
        if wrong:
            end.update(ok=False, artifact=given, stopped_at=name, problems=wrong)
            break
        end["artifact"] = made
        end["done"].append(name)
    return end
