def assembly_line(brief, agents, gates):
    strays = set(gates) - {agent.name for agent in agents}  #: stray
    if strays:  #: stray
        raise ValueError(f"gates for agents that are not in the line: {sorted(strays)}")
    artifact = brief
    for agent in agents:
        problems = []
        try:
            made = agent.run(artifact)  #: hand_on
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

    line = [
        Agent("drafter", lambda brief: f"{brief}: bees sleep [2], and they dream"),
        Agent("checker", lambda draft: draft.replace("they dream", "they dream [7]")),
        Agent("formatter", str.capitalize),
    ]

    def cited(draft):
        return [] if draft.count("[") > draft.count(", and") else ["a claim without a source"]

    def known(draft):
        return [f"there is no source {mark}" for mark in ("[7]", "[8]") if mark in draft]

    for gates in ({}, {"drafter": cited, "checker": known}, {"checker": known}):
        print(assembly_line("on bees", line, gates))
