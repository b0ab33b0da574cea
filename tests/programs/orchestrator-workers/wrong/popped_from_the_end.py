# fault: workers are popped from the end, subtask 0 goes to the last worker
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    free = list(workers)
    notes = ""
    for subtask in subtasks:
        model = free.pop()
        notes += f"\n{subtask}: {model([{'role': 'user', 'content': subtask}])['text']}"
    return synthesiser([{"role": "user", "content": f"Goal: {goal}{notes}"}])["text"]
