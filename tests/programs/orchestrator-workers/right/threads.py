# the models block, so each one gets a thread
import asyncio


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await asyncio.to_thread(planner, [{"role": "user", "content": f"Plan: {goal}"}])
    subtasks = [s.strip() for s in plan["text"].split(";")]
    subtasks = [s for s in subtasks if s]
    replies = await asyncio.gather(
        *(asyncio.to_thread(w, [{"role": "user", "content": s}]) for w, s in zip(workers, subtasks))
    )
    lines = [f"{n}. {s}: {r['text']}" for n, (s, r) in enumerate(zip(subtasks, replies), start=1)]
    final = await asyncio.to_thread(synthesiser, [{"role": "user", "content": "\n".join([f"Goal: {goal}", *lines])}])
    return final["text"]
