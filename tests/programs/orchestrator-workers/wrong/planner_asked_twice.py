# fault: the planner is asked twice, once for the plan and once to check it
async def orchestrate(splitter, helpers, combiner, request):
    turns = [{"role": "user", "content": f"Subtasks for: {request}"}]
    planned = splitter(turns)["text"]
    splitter(turns + [{"role": "assistant", "content": planned}, {"role": "user", "content": "Anything missing?"}])
    parts = [t.strip() for t in planned.split(";") if t.strip()]
    notes = [f"{t}: {who([{'role': 'user', 'content': t}])['text']}" for t, who in zip(parts, helpers)]
    return combiner([{"role": "user", "content": "\n".join([f"Goal: {request}"] + notes)}])["text"]
