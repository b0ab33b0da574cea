# twist: 2
import asyncio
import inspect


async def ask(model, text):
    messages = [{"role": "user", "content": text}]
    reply = await model(messages) if inspect.iscoroutinefunction(model) else await asyncio.to_thread(model, messages)
    return reply["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await ask(planner, f"Split this goal into subtasks, separated by semicolons: {goal}")
    subtasks = [part.strip() for part in plan.split(";") if part.strip()]
    findings = await asyncio.gather(*(ask(worker, subtask) for worker, subtask in zip(workers, subtasks)))
    report = "\n".join(f"{subtask}: {finding}" for subtask, finding in zip(subtasks, findings))
    return await ask(synthesiser, f"Goal: {goal}\n{report}")
