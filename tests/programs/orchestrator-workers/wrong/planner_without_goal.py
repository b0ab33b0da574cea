# fault: the planner is not asked with the goal
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": "List the subtasks, separated by ;"}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    notes = [f"{s}: {w([{'role': 'user', 'content': s}])['text']}" for s, w in zip(subtasks, workers)]
    return synthesiser([{"role": "user", "content": "\n".join([goal] + notes)}])["text"]
