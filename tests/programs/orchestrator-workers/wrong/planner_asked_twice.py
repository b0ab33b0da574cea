# fault: the planner is asked twice, once for the plan and once to check it
async def orchestrate(planner, workers, synthesiser, goal):
    messages = [{"role": "user", "content": f"Subtasks for: {goal}"}]
    plan = planner(messages)["text"]
    planner(messages + [{"role": "assistant", "content": plan},
                        {"role": "user", "content": "Anything missing?"}])
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    notes = [f"{s}: {w([{'role': 'user', 'content': s}])['text']}" for s, w in zip(subtasks, workers)]
    return synthesiser([{"role": "user", "content": "\n".join([f"Goal: {goal}"] + notes)}])["text"]
