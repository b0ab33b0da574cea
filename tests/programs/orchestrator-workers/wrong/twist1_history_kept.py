# twist: 1
# fault: a worker that is asked again sees its earlier subtask too, its call has no context of its own
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    histories = [[] for _ in workers]
    notes = []
    for i, subtask in enumerate(subtasks):
        k = i % len(workers)
        histories[k].append({"role": "user", "content": subtask})
        finding = workers[k](histories[k])["text"]
        histories[k].append({"role": "assistant", "content": finding})
        notes.append(f"{subtask}: {finding}")
    return synthesiser([{"role": "user", "content": "\n".join([goal, *notes])}])["text"]
