# fault: only the first two subtasks are worked on, the others are lost
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": f"List 2 subtasks for: {goal}"}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()][:2]
    notes = [f"{s}: {w([{'role': 'user', 'content': s}])['text']}" for s, w in zip(subtasks, workers)]
    return synthesiser([{"role": "user", "content": "\n".join([f"Goal: {goal}"] + notes)}])["text"]
