import copy


def assembly_line(brief, agents, gates, start_at=None):
    names = [agent.name for agent in agents]
    strays = {*gates, start_at} - {*names, None}  #: stray
    if strays:  #: stray
        raise ValueError(f"not in the line: {sorted(strays)}")
    artifact = brief
    first = 0 if start_at is None else names.index(start_at)  #: resume
    for agent in agents[first:]:  #: resume
        problems = []
        try:
            made = agent.run(copy.deepcopy(artifact))  #: own_copy
            if agent.name in gates:  #: gate
                problems = gates[agent.name](made)  #: gate
        except Exception as error:  #: failure
            problems = [repr(error)]  #: failure
        if problems:  #: stop
            return {"ok": False, "artifact": artifact, "stopped_at": agent.name, "problems": problems}  #: stop
        artifact = made  #: last_good
    return {"ok": True, "artifact": artifact, "stopped_at": None, "problems": []}


if __name__ == "__main__":

    class Agent:
        def __init__(self, name, run):
            self.name = name
            self.run = run

    healthy = False

    def check(draft):
        draft["checked"] = True
        if not healthy:
            raise ConnectionError("the library is down")
        return draft

    line = [Agent("drafter", lambda brief: {"on": brief, "text": "Bees sleep."}), Agent("checker", check)]
    stopped = assembly_line("bees", line, {})
    print(stopped)
    healthy = True
    print(assembly_line(stopped["artifact"], line, {}, start_at=stopped["stopped_at"]))
