# fault: the planner is not asked with the goal
async def orchestrate(lead, hands, merger, request):
    planned = lead([{"role": "user", "content": "List the subtasks, separated by ;"}])["text"]
    items = [t.strip() for t in planned.split(";") if t.strip()]
    notes = [f"{t}: {who([{'role': 'user', 'content': t}])['text']}" for t, who in zip(items, hands)]
    return merger([{"role": "user", "content": "\n".join([request] + notes)}])["text"]
