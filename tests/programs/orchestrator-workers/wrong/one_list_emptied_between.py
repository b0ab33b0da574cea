# fault: the workers share one list that is emptied between the calls
async def orchestrate(planner, workers, synthesiser, goal):
    subs = [s.strip() for s in planner([{"role": "user", "content": goal}])["text"].split(";") if s.strip()]
    h = []
    fs = []
    for w, s in zip(workers, subs):
        h.clear()
        h.append({"role": "user", "content": s})
        fs.append(w(h)["text"])
    return synthesiser([{"role": "user", "content": goal + "".join(f"\n{s}: {f}" for s, f in zip(subs, fs))}])["text"]
