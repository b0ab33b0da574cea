# twist: 1
# fault: gates of agents before the start count as strays
import copy
import itertools

BEGINNING = object()


def assembly_line(brief, agents, gates, *, start_at=BEGINNING):
    names = {
        agent.name
        for agent in itertools.dropwhile(lambda agent: start_at is not BEGINNING and agent.name != start_at, agents)
    }
    wanted = {*gates, *([] if start_at is BEGINNING else [start_at])}
    if wanted - names:
        raise ValueError(f"unknown: {wanted - names}")
    line = list(itertools.dropwhile(lambda agent: start_at is not BEGINNING and agent.name != start_at, agents))
    let_through = brief
    for agent in line:
        try:
            made = agent.run(copy.deepcopy(let_through))
            problems = gates[agent.name](copy.deepcopy(made)) if agent.name in gates else []
        except Exception as exc:
            problems = [f"{type(exc).__name__}({exc})"]
        if problems:
            return {"ok": False, "artifact": let_through, "stopped_at": agent.name, "problems": problems}
        let_through = made
    return {"ok": True, "artifact": let_through, "stopped_at": None, "problems": []}
