# fault: all workers are asked over one list of messages that grows
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": f"Goal: {goal}. Give subtasks, separated by semicolons."}])
    tasks = [t.strip() for t in plan["text"].split(";") if t.strip()]
    context, notes = [], []
    for worker, task in zip(workers, tasks):
        context.append({"role": "user", "content": task})
        notes.append(f"{task} -> {worker(context)['text']}")
    final = synthesiser([{"role": "user", "content": goal + "\n" + "\n".join(notes)}])
    return final["text"]
