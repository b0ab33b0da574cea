# twist: 2
# fault: async workers are awaited one after the other, they do not run at the same time
import inspect

async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    notes = [f"Goal: {goal}"]
    for model, subtask in zip(workers, subtasks):
        reply = model([{"role": "user", "content": subtask}])
        if inspect.isawaitable(reply):
            reply = await reply
        notes.append(f"{subtask}: {reply['text']}")
    return synthesiser([{"role": "user", "content": "\n".join(notes)}])["text"]
