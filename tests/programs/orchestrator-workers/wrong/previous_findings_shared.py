# fault: each worker is given the subtasks and findings before its own
async def orchestrate(planner, workers, synthesiser, goal):
    ask = lambda m, s: m([{"role": "user", "content": s}])["text"]
    subs = [s.strip() for s in ask(planner, goal).split(";") if s.strip()]
    found = []
    for s, w in zip(subs, workers):
        found.append(f"{s}: " + ask(w, "\n".join([*found, s])))
    return ask(synthesiser, goal + "\n" + "\n".join(found))
