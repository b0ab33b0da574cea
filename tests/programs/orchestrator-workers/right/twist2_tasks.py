# twist: 2
import asyncio


def start(model, subtask):
    messages = [{"role": "user", "content": subtask}]
    if asyncio.iscoroutinefunction(model):
        return asyncio.create_task(model(messages))
    return asyncio.create_task(asyncio.to_thread(model, messages))


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    tasks = [start(w, s) for w, s in zip(workers, subtasks)]
    notes = [f"{s}: {(await t)['text']}" for s, t in zip(subtasks, tasks)]
    return synthesiser([{"role": "user", "content": "\n".join([goal, *notes])}])["text"]
