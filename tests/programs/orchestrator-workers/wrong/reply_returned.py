# fault: returns the reply of the synthesiser, not its text
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    lines = []
    for worker, subtask in zip(workers, subtasks):
        lines.append(subtask + ": " + worker([{"role": "user", "content": subtask}])["text"])
    return synthesiser([{"role": "user", "content": goal + "\n" + "\n".join(lines)}])
