# twist: 1
# fault: the subtasks beyond the workers all go to the last worker, not to worker i mod n
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    notes = []
    for i, subtask in enumerate(subtasks):
        model = workers[min(i, len(workers) - 1)]
        notes.append(f"{subtask}: {model([{'role': 'user', 'content': subtask}])['text']}")
    return synthesiser([{"role": "user", "content": "\n".join([goal, *notes])}])["text"]
