# twist: 2
import asyncio
import inspect


async def ask(model, content):
    reply = model([{"role": "user", "content": content}])
    if inspect.isawaitable(reply):
        reply = await reply
    return reply["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await ask(planner, f"List subtasks for: {goal}")
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    findings = await asyncio.gather(*[ask(w, s) for w, s in zip(workers, subtasks)])
    bundle = "\n".join(f"{s} = {f}" for s, f in zip(subtasks, findings))
    return await ask(synthesiser, f"Goal: {goal}\n{bundle}")
